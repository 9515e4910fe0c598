import type { Knex } from 'knex';
import { importColumns } from '../../../contract/admin/import-columns.ts';
import { importLimits } from '../../../contract/admin/csv-imports.schema.ts';
import type { ImportIssue, ImportKind } from '../../../contract/admin/entities/csv-import.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { translateIssues } from '../../../contract/base/translate-issue.ts';
import { validationMessages } from '../../../contract/base/validation-messages.ts';
import { readCsv, UnreadableCsvError } from '../../../lib/read-csv.ts';
import type { AdminInput } from '../../../http/admin/admin-resource.ts';
import type { CsvImporter } from './csv-importer.ts';
import { importIssues } from './messages.ts';

interface Checked {
  /** What the rows say, where nothing is wrong with the file. */
  rows: AdminInput[];
  total: number;
  known: number;
  faults: ImportIssue[];
}

/**
 * Checks a file without making anything (docs/product.md 13.9): the rows it holds, how many of them are there already,
 * and everything that is wrong with it, in words by line and column.
 */
export async function checkImport(
  knex: Knex,
  { bytes, kind, language }: { bytes: Uint8Array; kind: ImportKind; language: Language },
  importer: CsvImporter,
): Promise<Checked> {
  const words = importIssues[language];
  const faults: ImportIssue[] = [];
  const ofFile = (line: number, message: string) => ({
    rows: [],
    total: 0,
    known: 0,
    faults: [{ line, column: '', message }],
  });
  let table;
  try {
    table = readCsv(bytes);
  } catch (error) {
    if (error instanceof UnreadableCsvError) return ofFile(error.line, words.noTable);
    throw error;
  }
  if (table.rows.length === 0) return ofFile(1, words.empty);
  if (table.rows.length > importLimits.rows) return ofFile(importLimits.rows + 2, words.tooMany);
  const columns = importColumns[kind].map((column) => ({
    ...column,
    at: table.titles.findIndex((title) =>
      [column.name, ...Object.values(column.titles)].some((one) => same(one, title)),
    ),
    title: column.titles[language],
  }));
  for (const { at, title, isRequired } of columns)
    if (at === -1 && isRequired) faults.push({ line: 1, column: title, message: words.noColumn });
  const known = columns.map(({ at }) => at);
  for (const [at, title] of table.titles.entries())
    if (!known.includes(at) && title !== '')
      faults.push({ line: 1, column: title, message: words.unknownColumn });
  if (faults.length > 0) return { rows: [], total: table.rows.length, known: 0, faults };

  const titleOf = (field: string) => columns.find(({ name }) => name === field)?.title ?? '';
  const rows: AdminInput[] = [];
  const lines: number[] = [];
  const seen = new Map<string, number>();
  for (const { line, cells } of table.rows) {
    const typed = Object.fromEntries(
      columns.flatMap(({ name, at }) => (at === -1 || !cells[at] ? [] : [[name, cells[at]]])),
    );
    const { data, error } = importer.input.safeParse(typed);
    for (const [path, message] of Object.entries(error ? translateIssues(error.issues, language) : {}))
      faults.push({ line, column: titleOf(path.split('.')[0] ?? ''), message });
    if (!data) continue;
    const twin = importer.keysOf(data).find((key) => seen.has(key));
    if (twin !== undefined) {
      faults.push({ line, column: '', message: words.twice(seen.get(twin) ?? 0) });
      continue;
    }
    for (const key of importer.keysOf(data)) seen.set(key, line);
    rows.push(data);
    lines.push(line);
  }
  for (const { row, field, message } of (await importer.findMissing?.(knex, rows)) ?? [])
    faults.push({
      line: lines[row] ?? 0,
      column: titleOf(field),
      message: validationMessages[message][language],
    });
  const there = await importer.findKnown(knex, rows);
  const isKnown = (row: AdminInput) => importer.keysOf(row).some((key) => there.has(key));
  return {
    rows,
    total: table.rows.length,
    known: rows.filter(isKnown).length,
    faults: faults.sort((one, other) => one.line - other.line),
  };
}

/** Titles are the same whatever their case and blanks. */
const same = (one: string, other: string) => plainTitle(one) === plainTitle(other);
const plainTitle = (title: string) =>
  title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_\-'’]/gu, '');
