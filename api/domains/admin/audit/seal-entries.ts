import type { Knex } from 'knex';
import { hashEntries, hashSeal, type HashedEntry } from './hash-entries.ts';

const entriesOfOneSeal = 2_000;
/** Whatever number: it tells this lock from others. */
const lockSpace = 0x41_55_44;

/**
 * Seals what has been written into the audit log since the last time (docs/security.md V2). An entry waits in a table
 * of its own from its transaction on, so one that is committed while this runs, or long after others, comes into the
 * next seal; two processes at once make one chain.
 * @returns the number of entries
 */
export async function sealEntries(knex: Knex, now: Date): Promise<number> {
  let sealed = 0;
  for (let count = entriesOfOneSeal; count === entriesOfOneSeal; sealed += count)
    count = await sealSome(knex, now);
  return sealed;
}

function sealSome(knex: Knex, now: Date): Promise<number> {
  return knex.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?, 1)', [lockSpace]);
    const { rows } = await trx.raw<{ rows: { id: number }[] }>(
      `delete from audit_unsealed where entry_id in
         (select entry_id from audit_unsealed order by entry_id limit ?) returning entry_id as id`,
      [entriesOfOneSeal],
    );
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    const found = new Map((await hashEntries(trx, ids)).map((entry) => [entry.id, entry]));
    // One that is gone before it was sealed is sealed as missing, and told so by every check.
    const entries = ids
      .toSorted((one, other) => one - other)
      .map((id) => found.get(id) ?? { id, actorId: null, hash: '00'.repeat(32) });
    const last = await trx<{ number: number; hash: Buffer }>('audit_seals')
      .orderBy('number', 'desc')
      .first('number', 'hash');
    const content = { number: (last?.number ?? 0) + 1, sealedAt: now, entries };
    await trx('audit_seals').insert(rowOf(content, hashSeal(last?.hash.toString('hex') ?? '', content)));
    return rows.length;
  });
}

const rowOf = (seal: { number: number; sealedAt: Date; entries: HashedEntry[] }, hash: string) => ({
  number: seal.number,
  hash: Buffer.from(hash, 'hex'),
  entry_ids: seal.entries.map(({ id }) => id),
  entry_actors: seal.entries.map(({ actorId }) => actorId),
  entry_hashes: seal.entries.map((entry) => Buffer.from(entry.hash, 'hex')),
  sealed_at: seal.sealedAt,
});
