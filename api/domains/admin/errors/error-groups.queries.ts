import type { Knex } from 'knex';
import { errorGroupsOnPage, type ErrorGroupPage } from '../../../contract/admin/error-groups.schema.ts';

/** Numbers and ids differ from one error of a group to the next; three digits are a status, and tell groups apart. */
const bare = (column: string) =>
  `regexp_replace(coalesce(${column}, ''), '[0-9a-f]{8}-[0-9a-f-]{27}|[0-9]{4,}|\\m[0-9]{1,2}\\M', '#', 'gi')`;

/** Errors with the same key belong to one group. */
export const groupKey = `md5(error_type || chr(10) || ${bare('error_message')} || chr(10) || ${bare('path')})`;

interface Question {
  days: number;
  state: 'open' | 'all';
  page: number;
  now: Date;
}

/**
 * One page of error groups. Only the last days are read, by the index of their time; the log itself ends after
 * ninety.
 */
export async function readErrorGroups(
  knex: Knex,
  { days, state, page, now }: Question,
): Promise<ErrorGroupPage> {
  const { rows } = (await knex.raw(
    `with kinds as (
      select ${groupKey} as key, max(id) as last_id, count(*) as errors,
        count(*) filter (where handled_at is null) as open, count(distinct user_id) as people,
        min(created_at) as first_at, max(created_at) as last_at
      from error_logs where created_at >= :since group by 1
    )
    select key, last.error_type, last.error_message, last.path, errors, open, people, first_at, last_at, last_id,
      count(*) over () as total
    from kinds join error_logs last on last.id = kinds.last_id
    where :all or open > 0
    order by last_at desc, last_id desc limit :limit offset :offset`,
    {
      since: new Date(now.getTime() - days * 86_400_000),
      all: state === 'all',
      limit: errorGroupsOnPage,
      offset: (page - 1) * errorGroupsOnPage,
    },
  )) as { rows: Row[] };
  const total = rows[0]?.total ?? 0;
  return {
    groups: rows.map((row) => ({
      key: row.key,
      errorType: row.error_type,
      message: row.error_message,
      path: row.path,
      count: row.errors,
      open: row.open,
      people: row.people,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
      lastId: row.last_id,
    })),
    total,
    page,
    pages: Math.ceil(total / errorGroupsOnPage),
  };
}

interface Row {
  key: string;
  error_type: string;
  error_message: string;
  path: string | null;
  errors: number;
  open: number;
  people: number;
  first_at: Date;
  last_at: Date;
  last_id: number;
  total: number;
}
