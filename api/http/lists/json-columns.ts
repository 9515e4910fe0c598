import type { Knex } from 'knex';
import type { BaseModel } from '../../models/BaseModel.ts';

/** Columns of a table with their types, as the database has them; read once for each table. */
type ColumnTypes = ReadonlyMap<string, string>;
const typesOfPool = new WeakMap<object, Map<string, Promise<ColumnTypes>>>();

function typesOf(knex: Knex, table: string): Promise<ColumnTypes> {
  const known = typesOfPool.get(knex) ?? new Map<string, Promise<ColumnTypes>>();
  typesOfPool.set(knex, known);
  const types = known.get(table) ?? readTypes(knex, table);
  known.set(table, types);
  types.catch(() => known.delete(table));
  return types;
}

async function readTypes(knex: Knex, table: string): Promise<ColumnTypes> {
  const { rows } = await knex.raw<{ rows: { name: string; type: string }[] }>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = ?::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** As `BaseModel.toRow` shows them: ISO times to the millisecond, money as text, bytes in hexadecimals. */
function asJson(column: string, type: string): string {
  switch (type) {
    case 'timestamp with time zone':
      return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    case 'bytea':
      return `encode(${column}, 'hex')`;
    case 'numeric':
      return `${column}::text`;
    default:
      return column;
  }
}

/**
 * The columns of some fields, so that the database itself writes their rows as JSON.
 * @param fields names from an allow-list; they stand in the SQL as they are
 * @returns null when one of them is no column of the table: such rows are made by the model
 */
export async function jsonColumns(
  knex: Knex,
  model: typeof BaseModel,
  fields: readonly string[],
): Promise<string | null> {
  const types = await typesOf(knex, model.tableName);
  const written: string[] = [];
  for (const field of fields) {
    const column = field === 'id' ? String(model.idColumn) : model.propertyNameToColumnName(field);
    const type = types.get(column);
    if (type === undefined || model.hiddenProperties.includes(field)) return null;
    written.push(`${asJson(`${model.tableName}.${column}`, type)} as "${field}"`);
  }
  return written.join(', ');
}
