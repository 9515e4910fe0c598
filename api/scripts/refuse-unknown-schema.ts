import { readdirSync } from 'node:fs';
import type { Knex } from 'knex';
import { migrationsConfig } from '../adapters/database.ts';

/** A database whose schema this version can neither use nor change. The message says what to do. */
export class UnknownSchemaError extends Error {
  override name = 'UnknownSchemaError';
}

/**
 * Refuses a database that migrations made which this version doesn't have: knex would answer with a stack.
 * @param beginAnew what the person has to do for an empty database, as a sentence
 * @param mayBeNewer for who only serves: a newer version's migrations leave this one working (docs/operations.md, Deploys)
 * @throws {UnknownSchemaError} for a database from before 1.0.0, and for one of a newer version
 */
export async function refuseUnknownSchema(
  knex: Knex,
  beginAnew: string,
  { mayBeNewer = false }: { mayBeNewer?: boolean } = {},
): Promise<void> {
  const done = await readDone(knex);
  const { migrations } = knex.client.config as Knex.Config;
  const files = readdirSync(String(migrations?.directory ?? migrationsConfig.directory))
    .filter((name) => name.endsWith('.ts'))
    .sort();
  const unknown = done.filter((name) => !files.includes(name));
  const [first] = unknown;
  if (first === undefined) return;
  const which = unknown.length > 1 ? `${first} and ${unknown.length - 1} more` : first;
  const [oldest = ''] = files;
  if (mayBeNewer && first >= oldest) return;
  throw new UnknownSchemaError(
    first < oldest
      ? `This database was made by a version of Bikur before 1.0.0 (${which}). ` +
          `1.0.0 is the first release, so nothing carries an older database over. ${beginAnew}`
      : `This database was made by a newer version of Bikur: this one does not have ${which}. ` +
          `Start the newer version, or restore a backup from before it.`,
  );
}

/** The names of the migrations that ran, the oldest first; none where knex never was. */
async function readDone(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: [{ exists: boolean }] }>(
    `select to_regclass('knex_migrations') is not null as exists`,
  );
  return rows[0].exists ? ((await knex('knex_migrations').orderBy('name').pluck('name')) as string[]) : [];
}
