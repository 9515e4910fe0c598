import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { AddressScript, ProposedAddresses } from '../../contract/own-cards.ts';
import { isReservedAddress } from '../../contract/reserved-addresses.ts';
import { BusinessProfile } from '../../models/BusinessProfile.ts';
import { ProfileSlug } from '../../models/ProfileSlug.ts';
import { addressOfName } from './address-of-name.ts';

/** Numbers tried before chance decides. */
const numbered = 9;

/** What a person can be shown while they type a name; nothing is held for them. */
export async function proposeAddresses(knex: Knex, name: string, now: Date): Promise<ProposedAddresses> {
  const [ascii, hebrew] = await Promise.all([
    freeAddress(knex, name, 'ascii', now),
    addressOfName(name, 'hebrew') === null ? null : freeAddress(knex, name, 'hebrew', now),
  ]);
  return { ascii, hebrew };
}

/**
 * An address that no card has, and that leads nowhere from former days (product.md chapter 4). Another request may
 * take it before it is stored: the caller has to be ready for that.
 */
export async function freeAddress(
  knex: Knex,
  name: string,
  script: AddressScript,
  now: Date,
): Promise<string> {
  const wished = addressOfName(name, script) ?? addressOfName(name, 'ascii') ?? 'my-card';
  const candidates = [wished, ...Array.from({ length: numbered }, (_, index) => `${wished}-${index + 2}`)];
  const taken = await takenAmong(knex, candidates, now);
  return (
    candidates.find((address) => !taken.has(address) && !isReservedAddress(address)) ??
    `${wished}-${randomInt(100_000, 1_000_000)}`
  );
}

async function takenAmong(knex: Knex, addresses: readonly string[], now: Date): Promise<Set<string>> {
  const [present, former] = await Promise.all([
    BusinessProfile.query(knex).select('custom_slug').whereIn('custom_slug', addresses),
    ProfileSlug.query(knex).select('slug').whereIn('slug', addresses).where('expires_at', '>', now),
  ]);
  return new Set([...present.map(({ customSlug }) => customSlug ?? ''), ...former.map(({ slug }) => slug)]);
}
