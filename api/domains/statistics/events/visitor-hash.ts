import { createHmac, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';

interface DaySalt {
  day: string;
  salt: Promise<Buffer>;
}

const saltsOfPool = new WeakMap<Knex, DaySalt>();

/**
 * Hash of a card's visitor today: 16 bytes that can't be traced to an address once the day's salt is deleted
 * (docs/product.md 4, docs/security.md F5). The same visitor has another hash tomorrow, and at another card.
 * @param day in Israel
 */
export async function visitorHash(
  knex: Knex,
  day: string,
  visitor: { profileId: number; address: string; userAgent: string },
): Promise<Buffer> {
  const salt = await saltOf(knex, day);
  const { profileId, address, userAgent } = visitor;
  return createHmac('sha256', salt).update(`${profileId}\n${address}\n${userAgent}`).digest().subarray(0, 16);
}

function saltOf(knex: Knex, day: string): Promise<Buffer> {
  const known = saltsOfPool.get(knex);
  if (known?.day === day) return known.salt;
  const made = { day, salt: agreeOnSalt(knex, day) };
  saltsOfPool.set(knex, made);
  made.salt.catch(() => {
    if (saltsOfPool.get(knex) === made) saltsOfPool.delete(knex);
  });
  return made.salt;
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
