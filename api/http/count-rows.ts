import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { countedRows } from '../contract/admin/list.ts';
import type { BaseModel } from '../models/BaseModel.ts';

export interface RowCount {
  total: number;
  /** Whether the total is what the database expects rather than what it counted. */
  isAbout: boolean;
}

/**
 * How many rows a query finds: counted up to 10,000, which costs a few milliseconds; of more, what the database itself
 * expects, to two digits, which costs nothing. Counting a million takes longer than reading a page of them.
 * @param wholeTable its name where nothing narrows the query
 */
export async function countRows(
  query: QueryBuilder<BaseModel>,
  wholeTable: string | null,
): Promise<RowCount> {
  const knex = query.knex();
  const one = query.clone().select(knex.raw('1') as never);
  const found = one.clone().limit(countedRows + 1);
  const [counted] = (await knex
    .from(found.toKnexQuery().as('found'))
    .select(knex.raw('count(*)::integer as total'))) as { total: number }[];
  const total = counted?.total ?? 0;
  if (total <= countedRows) return { total, isAbout: false };
  const expected = wholeTable ? await tableSize(knex, wholeTable) : await expectedRows(knex, one);
  return { total: Math.max(countedRows, toTwoDigits(expected)), isAbout: true };
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
