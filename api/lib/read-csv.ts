import { CsvError, parse } from 'csv-parse/sync';

interface CsvTable {
  /** Cells of the first line. */
  titles: string[];
  rows: { line: number; cells: string[] }[];
}

/** A file that is no table: where it breaks, counted from 1. */
export class UnreadableCsvError extends Error {
  override name = 'UnreadableCsvError';
  readonly line: number;
  constructor(line: number) {
    super(`no table from line ${line}`);
    this.line = line;
  }
}

/** More than any cell that we store. */
const maxRecord = 100_000;
const delimiters = [',', ';', '\t'] as const;

/**
 * Reads a table as spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16 or Windows-1255; commas,
 * semicolons or tabs. What a spreadsheet would run is text here, and what was guarded from running when it was exported
 * is as it was before (docs/security.md G1).
 * @throws {UnreadableCsvError} for a file whose quotes don't end, or with a line that no table has
 */
export function readCsv(bytes: Uint8Array): CsvTable {
  const text = decode(bytes).replace(/^sep=.\r?\n/iu, '');
  try {
    const records = parse(text, {
      delimiter: delimiterOf(text),
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      max_record_size: maxRecord,
    }) as unknown as { record: string[]; raw: string }[];
    let next = 1;
    const rows = records.flatMap(({ record, raw }) => {
      const line = next;
      next += raw.match(/\r\n|\r|\n/gu)?.length ?? 0;
      const cells = record.map(plain);
      return cells.every((cell) => cell === '') ? [] : [{ line, cells }];
    });
    return { titles: rows.shift()?.cells ?? [], rows };
  } catch (error) {
    if (error instanceof CsvError) throw new UnreadableCsvError(Number(error['lines'] ?? 1));
    throw error;
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // The encoding in which Excel saves Hebrew where nobody chose UTF-8.
    return new TextDecoder('windows-1255').decode(bytes);
  }
}

/** The sign that parts the first line most often, outside of quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/gu, '').split(/\r?\n/u);
  const counts = delimiters.map((sign) => line.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Without Excel's `="054…"` that keeps a leading nought, and without the apostrophe that guards from formulas. */
const plain = (cell: string): string =>
  (/^="(.*)"$/su.exec(cell)?.[1] ?? cell)
    .replace(/^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u, '')
    .trim();
