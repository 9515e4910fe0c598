import type { Knex } from 'knex';
import { expect } from 'vitest';
import { readBooks } from '../scripts/books/read-books.ts';

/** Rules that a world can't keep whose tests apply approvals that its provider never gave. */
export const rulesOfTheProvider = [
  'money-in-is-receipts-less-credits',
  'our-money-is-known-to-the-provider',
  'provider-money-is-known-to-us',
] as const;

/**
 * Expects that the books of a test's world are in order by the rules of `npm run books`, after whatever was done there.
 * @param how.now what the world's clock shows
 * @param how.without rules that the world can't keep, such as one whose test turned the clock back
 */
export async function expectBooksInOrder(
  knex: Knex,
  how: { now?: Date; without?: readonly string[] } = {},
): Promise<void> {
  expect(await readBooks(knex, how)).toEqual([]);
}
