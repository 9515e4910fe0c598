import type { Knex } from 'knex';

/** What stands in the database and addresses something: most of a random request would otherwise end at 404. */
export interface KnownValues {
  /** Ids of rows, whatever their table. */
  numbers: readonly string[];
  /** Public ids, slugs, codes, mail addresses. */
  texts: readonly string[];
}

const textColumns =
  /^(?:slug|custom_slug|public_id|code|tap_code|order_number|number|email|username|name|month)$/;
const ofEach = 4;

/** Reads some values of each table that an address may name. */
export async function readKnownValues(knex: Knex): Promise<KnownValues> {
  const { rows: columns } = await knex.raw<{
    rows: { table_name: string; column_name: string; data_type: string }[];
  }>(
    `select table_name, column_name, data_type from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name, ordinal_position`,
  );
  const numbers = new Set<string>();
  const texts = new Set<string>();
  for (const { table_name: table, column_name: column, data_type: type } of columns) {
    const isText = type === 'uuid' || textColumns.test(column);
    if (column !== 'id' && !isText) continue;
    const found = await knex(table).whereNotNull(column).orderBy(column).limit(ofEach).pluck(column);
    for (const value of found) (isText || type === 'uuid' ? texts : numbers).add(String(value));
  }
  return { numbers: [...numbers].toSorted(), texts: [...texts].toSorted() };
}
