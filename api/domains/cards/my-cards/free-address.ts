import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { AddressScript, ProposedAddresses } from '../../../contract/cards/my-cards.schema.ts';
import { isReservedAddress } from '../../../contract/cards/reserved-addresses.ts';
import { freeAddresses } from '../edit/free-addresses.queries.ts';
import { addressOfName } from './address-of-name.ts';

/** Numbers tried before chance decides. */
const numbered = 9;

/** Who wants an address, and for a card of which name. */
interface Wish {
  userId: number;
  name: string;
  now: Date;
}

/** What a person can be shown while they type a name; nothing is held for them. */
export async function proposeAddresses(knex: Knex, wish: Wish): Promise<ProposedAddresses> {
  const [ascii, hebrew] = await Promise.all([
    freeAddress(knex, wish, 'ascii'),
    addressOfName(wish.name, 'hebrew') === null ? null : freeAddress(knex, wish, 'hebrew'),
  ]);
  return { ascii, hebrew };
}

/**
 * An address that no card has, and that leads to nobody else from former days (docs/product.md 4). Another request
 * may take it before it is stored: the caller has to be ready for that.
 */
export async function freeAddress(knex: Knex, wish: Wish, script: AddressScript): Promise<string> {
  const { userId, name, now } = wish;
  const wished = addressOfName(name, script) ?? addressOfName(name, 'ascii') ?? 'my-card';
  const candidates = [wished, ...Array.from({ length: numbered }, (_, index) => `${wished}-${index + 2}`)];
  const free = await freeAddresses(knex, { userId, cardId: null, now }, candidates);
  return free.find((address) => !isReservedAddress(address)) ?? `${wished}-${randomInt(100_000, 1_000_000)}`;
}
