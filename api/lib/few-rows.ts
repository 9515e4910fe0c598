import type { Knex } from 'knex';

/** A few rows of one kind of a user, and the number of all. */
export interface FewRows<Row> {
  rows: Row[];
  total: number;
}

/**
 * The first rows of a statement and the number of all that it has, read at once; its columns bear the names and types
 * of `Row`, moments as ISO text.
 * @param sql has its own order
 */
export async function fewRows<Row>(
  knex: Knex,
  sql: string,
  values: readonly Knex.RawBinding[],
  max: number,
): Promise<FewRows<Row>> {
  const { rows } = await knex.raw<{ rows: (Row & { totalCount: number })[] }>(
    `select *, count(*) over () as "totalCount" from (${sql}) as part limit ?`,
    [...values, max],
  );
  return {
    rows: rows.map(({ totalCount: _all, ...row }) => withIsoTimes(row) as Row),
    total: rows[0]?.totalCount ?? 0,
  };
}

const withIsoTimes = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  );
