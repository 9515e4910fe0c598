import type { Translated } from '../../../contract/base/languages.ts';
import { depositInput, type DepositInput } from '../../../contract/payments/entities/payout.schema.ts';
import { AppError } from '../../../errors.ts';
import { depositMessages } from '../messages.ts';

type Column = Exclude<keyof DepositInput, 'provider'>;

/** The first line names the columns, in either language and any order. */
const columns: Record<Column, readonly string[]> = {
  payoutUid: ['reference', 'אסמכתה', 'אסמכתא'],
  valueDay: ['value day', 'יום ערך'],
  net: ['net', 'נטו'],
  fees: ['fees', 'עמלות'],
  coversFrom: ['from', 'מיום'],
  coversTo: ['to', 'עד יום'],
};
const names = Object.keys(columns) as Column[];

/**
 * Deposits of a table as spreadsheets save or copy it: commas, semicolons or tabs, quotes, a byte order mark; days as
 * `2026-11-02` or `02/11/2026`, sums with signs of thousands and of shekels.
 * @throws {AppError} `validation_failed` on `table`, naming the line
 */
export function readDepositTable(
  text: string,
  provider: DepositInput['provider'],
): { line: number; deposit: DepositInput }[] {
  const rows = cellsOf(text);
  const [head, ...lines] = rows;
  const places = names.map((name) =>
    head?.cells.findIndex((cell) => columns[name].includes(cell.toLowerCase())),
  );
  if (!head || places.some((place) => place === undefined || place < 0))
    throw refused(depositMessages.columns);
  if (lines.length === 0) throw refused(depositMessages.noLines);
  return lines.map(({ line, cells }) => {
    const told = Object.fromEntries(
      names.map((name, at) => [name, cleaned(name, cells[places[at] ?? -1] ?? '')]),
    );
    const read = depositInput.safeParse({ ...told, provider });
    if (read.success) return { line, deposit: read.data };
    const wrong = read.error.issues[0]?.path[0] as Column;
    throw refused(depositMessages.cell(line, columns[wrong]));
  });
}

const refused = (table: Translated) => new AppError('validation_failed', { fields: { table } });

function cleaned(name: Column, cell: string): string {
  if (name === 'payoutUid') return cell;
  if (name === 'net' || name === 'fees') return cell.replaceAll(/[\s,₪\u200E\u200F]/gu, '');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/u.exec(cell) ?? [];
  return year === '' ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Cells of each line that has any, with its number; a line that is broken within quotes counts as one. */
function cellsOf(text: string): { line: number; cells: string[] }[] {
  const [first = ''] = text.split(/\r?\n/u);
  const separator = ['\t', ';'].find((sign) => first.includes(sign)) ?? ',';
  const rows: { line: number; cells: string[] }[] = [];
  let line = 1;
  let started = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== '')) rows.push({ line: started, cells });
    cells = [];
    cell = '';
  };
  const plain = text.replace(/^\uFEFF/u, '').replaceAll('\r\n', '\n');
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') isQuoted = true;
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') {
      endRow();
      started = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}
