import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import type { BaseModel } from '../../models/BaseModel.ts';

interface PageOrder {
  column: string;
  order: 'ASC' | 'DESC';
  mayBeNull: boolean;
}

interface PageQuestion extends PageOrder {
  /** The primary key, with its table's name. */
  key: string;
  limit: number;
  offset: number;
  /** Max rows to count. */
  maxCounted: number;
  /** The table's name where nothing narrows the query. */
  wholeTable: string | null;
}

interface FoundPage {
  total: number;
  /** Whether the total is the database's estimate rather than a count. */
  isAbout: boolean;
  /** Ids of the page's rows in order; null where there are too many rows to sort: the page is then read by an index. */
  ids: (number | string)[] | null;
}

/**
 * Counts what a query finds, up to a max number of rows, and sorts those in the same step: sorting so few costs
 * nothing, and the database can't mistake a rare condition for a common one and scan a whole index for it. Of more
 * rows, the total is the database's own estimate, to two digits: counting a million takes longer than reading a page.
 */
export async function findPage(
  query: QueryBuilder<BaseModel>,
  { key, column, order, mayBeNull, limit, offset, maxCounted, wholeTable }: PageQuestion,
): Promise<FoundPage> {
  const knex = query.knex();
  const found = query.clone().select(`${key} as found_key`, `${column} as found_order`);
  const nulls = mayBeNull ? 'nulls last' : '';
  const { rows } = await knex.raw<{ rows: [{ total: number; ids: (number | string)[] | null }] }>(
    `with found as materialized (?), counted as (select count(*)::integer as total from found)
     select total, case when total <= ? then to_json(array(
       select found_key from found order by found_order ${order} ${nulls}, found_key ${order} limit ? offset ?)) end as ids
     from counted`,
    [
      found
        .clone()
        .limit(maxCounted + 1)
        .toKnexQuery(),
      maxCounted,
      limit,
      offset,
    ],
  );
  const [{ total, ids }] = rows;
  if (ids) return { total, isAbout: false, ids };
  const expected = wholeTable ? await tableSize(knex, wholeTable) : await expectedRows(knex, found);
  return { total: Math.max(maxCounted, toTwoDigits(expected)), isAbout: true, ids: null };
}

async function tableSize(knex: Knex, table: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ size: number }] }>(
    'select reltuples::bigint as size from pg_class where oid = ?::regclass',
    [table],
  );
  return rows[0].size;
}

async function expectedRows(knex: Knex, query: QueryBuilder<BaseModel>): Promise<number> {
  const { rows } = await knex.raw<{ rows: [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }] }>(
    'explain (format json) ?',
    [query.toKnexQuery()],
  );
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
}

/** 1,004,312 → 1,000,000 */
function toTwoDigits(value: number): number {
  if (value < 100) return value;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}
