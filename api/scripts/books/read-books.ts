import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { repository } from '../../lib/repository.ts';

/** A rule of docs/money.md, and one place in the books that breaks it. */
export interface Finding {
  /** The rule's file below `rules/`, without its ending. */
  rule: string;
  /** What is wrong, with the ids of the rows. */
  finding: string;
}

const folder = join(repository, 'api/scripts/books/rules');
/** What the rules read, made before them. */
const views = 'views.sql';
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The rules by name, in the order in which they are read. */
export const ruleNames: readonly string[] = readdirSync(folder)
  .filter((file) => file.endsWith('.sql') && file !== views)
  .map((file) => file.slice(0, -'.sql'.length))
  .toSorted();

/** What a rule says, in the words at the beginning of its file. */
export function wordsOfRule(rule: string): string {
  const lines = read(`${rule}.sql`).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('-- '));
  return lines
    .slice(0, end)
    .map((line) => line.slice('-- '.length))
    .join(' ');
}

/** Rules that a test's world can't keep which applies approvals that its provider never gave. */
export const rulesOfTheProvider: readonly string[] = [
  'money-in-is-receipts-less-credits',
  'our-money-is-known-to-the-provider',
  'provider-money-is-known-to-us',
];

interface Reading {
  /** The moment that counts as the present; a test turns its clock. */
  now?: Date;
  /** Rules to leave out. */
  without?: readonly string[];
}

/**
 * Reads the books by every rule, as they stand at one moment, and changes nothing. The rules are SQL written from
 * docs/money.md and share nothing with the code that writes the books.
 */
export async function readBooks(knex: Knex, reading: Reading = {}): Promise<Finding[]> {
  const trx = await knex.transaction({ isolationLevel: 'repeatable read' });
  try {
    return await readBooksWithin(trx, reading);
  } finally {
    // With the views, which are the transaction's own.
    await trx.rollback();
  }
}

/** Reads the books as a transaction sees them; its views stay there until it ends. */
export async function readBooksWithin(
  trx: Knex.Transaction,
  { now, without = [] }: Reading = {},
): Promise<Finding[]> {
  await trx.raw(`select set_config('books.now', ?, true)`, [now?.toISOString() ?? '']);
  await trx.raw(read(views));
  const findings: Finding[] = [];
  for (const rule of ruleNames.filter((name) => !without.includes(name))) {
    const { rows } = await trx.raw<{ rows: { finding: string }[] }>(read(`${rule}.sql`));
    for (const { finding } of rows) findings.push({ rule, finding });
  }
  return findings;
}
