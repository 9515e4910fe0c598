import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** An entry as it is sealed: who acted by number, and a hash of everything else in it. */
export interface HashedEntry {
  id: number;
  actorId: number | null;
  /** Hex. */
  hash: string;
}

/** A seal without its own hash. */
export interface SealContent {
  number: number;
  sealedAt: Date;
  entries: readonly HashedEntry[];
}

interface EntryTexts {
  id: number;
  actor_id: number | null;
  [column: string]: string | number | null;
}

/**
 * Reads entries of the audit log in the order of their ids. Their columns are hashed as PostgreSQL writes them (jsonb in
 * its own order, the time in microseconds), so the same entry gives the same hash on any machine.
 */
export async function hashEntries(knex: Knex, ids: readonly number[]): Promise<HashedEntry[]> {
  const { rows } = await knex.raw<{ rows: EntryTexts[] }>(
    `select id, actor_id, actor_name, action, entity, entity_id, before::text as before, after::text as after,
       request_id, (extract(epoch from created_at) * 1000000)::bigint::text as created
     from audit_log where id = any(?::bigint[]) order by id`,
    [[...ids]],
  );
  return rows.map(({ id, actor_id: actorId, ...texts }) => ({
    id,
    actorId,
    hash: sha256([
      texts['actor_name'],
      texts['action'],
      texts['entity'],
      texts['entity_id'],
      texts['before'],
      texts['after'],
      texts['request_id'],
      texts['created'],
    ]),
  }));
}

/**
 * The hash of a seal, hex: over the one before, too, so that none can be changed, taken out or put in unseen.
 * @param before the hash of the seal before, hex; empty for the first
 */
export function hashSeal(before: string, { number, sealedAt, entries }: SealContent): string {
  return sha256([
    number,
    sealedAt.toISOString(),
    before,
    entries.map(({ id, actorId, hash }) => [id, actorId, hash]),
  ]);
}

const sha256 = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');
