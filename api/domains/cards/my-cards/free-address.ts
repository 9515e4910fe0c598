import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { AddressScript, ProposedAddresses } from '../../../contract/cards/my-cards.schema.ts';
import { freeAddresses } from '../edit/free-addresses.queries.ts';
import { addressOfName } from './address-of-name.ts';

/** Numbers tried before a random suffix. */
const numbered = 9;

interface Wish {
  userId: number;
  name: string;
  now: Date;
}

/** Proposes addresses while a user types a name; none is reserved. */
export async function proposeAddresses(knex: Knex, wish: Wish): Promise<ProposedAddresses> {
  const [ascii, hebrew] = await Promise.all([
    freeAddress(knex, wish, 'ascii'),
    addressOfName(wish.name, 'hebrew') === null ? null : freeAddress(knex, wish, 'hebrew'),
  ]);
  return { ascii, hebrew };
}

/**
 * Finds an address that no card has, and that doesn't redirect to another user's card from former days
 * (docs/product.md 4). Another request may take it before it is stored: the caller has to handle that.
 */
export async function freeAddress(knex: Knex, wish: Wish, script: AddressScript): Promise<string> {
  const { userId, name, now } = wish;
  const wished = addressOfName(name, script) ?? addressOfName(name, 'ascii') ?? 'my-card';
  const candidates = [wished, ...Array.from({ length: numbered }, (_, index) => `${wished}-${index + 2}`)];
  const free = await freeAddresses(knex, { userId, cardId: null, now }, candidates);
  return free[0] ?? `${wished}-${randomInt(100_000, 1_000_000)}`;
}
