import type { Knex } from 'knex';
import type { TimelineEntry } from '../../../contract/accounts/person.schema.ts';
import { mayReadKind, type TimelineKind } from '../../../contract/accounts/timeline-kinds.ts';
import type { UserRole } from '../../../contract/accounts/roles.schema.ts';
import { describeDevice } from '../../../lib/describe-device.ts';
import { timelineSources, type TimelineSource } from './timeline-sources.ts';

const pageSize = 50;
/** Of the words of a message or a note; the rest is on its own page. */
const wordsShown = 300;

interface TimelinePage {
  role: UserRole;
  kinds?: readonly TimelineKind[] | undefined;
  after?: string | undefined;
}

interface Row extends Omit<TimelineEntry, 'at'> {
  at: Date;
  position: string;
}

/**
 * All that happened to a person, newest first, of these kinds (docs/product.md 13.5). One statement: each source gives
 * no more rows than a page has, by its index of the person.
 * @param page.role of the reader, who sees the kinds that their role may read
 * @param page.after the position after which the page begins
 * @returns the entries, and the position of the last one where more follow
 */
export async function readTimeline(
  knex: Knex,
  userId: number,
  { role, kinds, after }: TimelinePage,
): Promise<{ entries: TimelineEntry[]; next: string | null }> {
  const sources = timelineSources.filter(
    ({ kind }) => mayReadKind(role, kind) && (!kinds || kinds.includes(kind)),
  );
  if (sources.length === 0) return { entries: [], next: null };
  const [at, key, id] = after?.split('|') ?? ['infinity', '', '0'];
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `select position_key || '-' || position_id as key, kind, at, what, resource, "recordId", words, amount, status, by,
       (at at time zone 'UTC')::text || '+00|' || position_key || '|' || position_id as position
     from (${sources.map((source) => `(${sqlOf(source)})`).join(' union all ')}) happened
     order by at desc, position_key desc, position_id desc
     limit :limit`,
    { userId, at, key, id, limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  return {
    entries: shown.map(({ position: _position, at: moment, ...entry }) => ({
      ...entry,
      ...(entry.kind === 'sign-in' && entry.words && { words: describeDevice(entry.words) }),
      at: moment.toISOString(),
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.position ?? null) : null,
  };
}

function sqlOf(source: TimelineSource): string {
  const { kind, name, from, id, at, what } = source;
  const { resource, recordId, words, amount, status, by } = source;
  const text = (sql: string | undefined) => (sql ? `(${sql})::text` : 'null::text');
  const key = `${kind}-${name}`;
  return `select '${kind}' as kind, '${key}' as position_key, ${id} as position_id, ${at} as at, ${text(what)} as what,
      ${text(resource)} as resource, ${text(recordId)} as "recordId",
      left(${text(words)}, ${wordsShown}) as words, ${text(amount)} as amount, ${text(status)} as status,
      ${text(by)} as by
    ${from.includes(' where ') ? from : `${from} where true`} and ${at} <= :at::timestamptz
      and (${at}, '${key}'::text, ${id}) < (:at::timestamptz, :key::text, :id::bigint)
    order by ${at} desc, ${id} desc limit :limit`;
}
