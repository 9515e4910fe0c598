import type { Knex } from 'knex';
import { cleanUsername, username } from '../../../contract/accounts/username.schema.ts';
import { isUsernameTaken } from './is-username-taken.ts';

const longest = 20;
const fallback = 'user';

/**
 * Finds a free user name for a new user who chose none: from their name or mailbox, numbered when taken. It follows
 * the rules of a chosen one.
 * @param wishes the best first
 */
export async function freeUsername(knex: Knex, wishes: readonly (string | null)[]): Promise<string> {
  const stem = wishes.map(toUsername).find((name) => name !== undefined) ?? fallback;
  for (let number = 1; ; number += 1) {
    const ending = number === 1 && stem !== fallback ? '' : String(number);
    const name = stem.slice(0, longest - ending.length).replace(/[ ._-]+$/u, '') + ending;
    if (!username.safeParse(name).success) continue;
    if (!(await isUsernameTaken(knex, name))) return name;
    // A very common name: jump ahead instead of asking for each number.
    if (number > 20) number += Math.floor(Math.random() * 10_000);
  }
}

function toUsername(wish: string | null): string | undefined {
  if (wish === null) return undefined;
  const cleaned = cleanUsername(wish.split('@')[0] ?? '')
    .replace(/[^a-zA-ZÀ-ÖØ-öø-ÿא-ת0-9]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return username.safeParse(cleaned).success ? cleaned : undefined;
}
