import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { keyedHash } from '../../../lib/keyed-hash.ts';

interface Visitor {
  profileId: number;
  address: string;
  userAgent: string;
}

/** Hashes the visitors of one day. */
type HashOfDay = (visitor: Visitor) => Buffer;

interface Day {
  day: string;
  hash: Promise<HashOfDay>;
  /** The same, once it is known. */
  known?: HashOfDay;
}

const dayOfPool = new WeakMap<Knex, Day>();

/**
 * Hash of a card's visitor today: 16 bytes that can't be traced to an address once the day's salt is deleted
 * (docs/product.md 4, docs/security.md F5). The same visitor has another hash tomorrow, and at another card.
 * @param day in Israel
 */
export async function visitorHash(knex: Knex, day: string, visitor: Visitor): Promise<Buffer> {
  return (await dayOf(knex, day).hash)(visitor);
}

/** Hashes visitors of a day whose salt this process has read already; undefined before. */
export function visitorHashOf(knex: Knex, day: string): HashOfDay | undefined {
  return dayOf(knex, day).known;
}

function dayOf(knex: Knex, day: string): Day {
  const before = dayOfPool.get(knex);
  if (before?.day === day) return before;
  const made: Day = { day, hash: agreeOnSalt(knex, day).then(hashWith) };
  dayOfPool.set(knex, made);
  made.hash.then(
    (known) => (made.known = known),
    () => {
      if (dayOfPool.get(knex) === made) dayOfPool.delete(knex);
    },
  );
  return made;
}

function hashWith(salt: Buffer): HashOfDay {
  const keyed = keyedHash(salt);
  return ({ profileId, address, userAgent }) =>
    Buffer.from(keyed(`${profileId}\n${address}\n${userAgent}`).slice(0, 32), 'hex');
}

/** The first process makes the day's salt, and all others use it. */
async function agreeOnSalt(knex: Knex, day: string): Promise<Buffer> {
  await knex('card_event_salts')
    .insert({ day, salt: randomBytes(32) })
    .onConflict('day')
    .ignore();
  const row = (await knex('card_event_salts').where({ day }).first('salt')) as { salt: Buffer } | undefined;
  if (!row) throw new Error('The salt of the day was forgotten while the day lasts.');
  return row.salt;
}
