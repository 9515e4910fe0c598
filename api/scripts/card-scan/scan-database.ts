import type { Knex } from 'knex';
import { findCardNumbers } from './find-card-numbers.ts';

/** Types that can't hold a card number. Whole numbers can. */
const noText = new Set(['uuid', 'bool', 'date', 'timestamp', 'timestamptz', 'interval', 'float4', 'float8']);

/** Bytes are read as the characters they may stand for: in hexadecimal a hash may look like a number. */
const asText: Partial<Record<string, string>> = {
  bytea: `encode(??, 'escape')`,
  _bytea: `(select string_agg(encode(bytes, 'escape'), ' ') from unnest(??) bytes)`,
};

interface Column {
  schema: string;
  table: string;
  name: string;
  type: string;
}

/**
 * Looks through every column of every table, whosever schema it lies in.
 * @returns where a card number stands, and how many values were looked at
 */
export async function scanDatabase(knex: Knex): Promise<{ found: string[]; values: number }> {
  const found: string[] = [];
  let values = 0;
  for (const { schema, table, name, type } of await columnsOf(knex)) {
    const text = asText[type] ?? '??::text';
    const { rows } = await knex.raw<{ rows: { value: string }[] }>(
      `select ${text} as value from ??.?? where ${text} ~ '\\d{4}'`,
      [name, schema, table, name],
    );
    values += rows.length;
    for (const { value } of rows)
      found.push(...findCardNumbers(value).map((number) => `${schema}.${table}.${name}: ${number}`));
  }
  return { found, values };
}

async function columnsOf(knex: Knex): Promise<Column[]> {
  const { rows } = await knex.raw<{ rows: Column[] }>(`
    select c.table_schema as schema, c.table_name as "table", c.column_name as name, c.udt_name as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, 3`);
  return rows.filter(({ type }) => !noText.has(type));
}
