import type { Knex } from 'knex';
import pg from 'pg';
import { clientLimits, maxCommandStatement, maxStatement, serverLimits } from './database-limits.ts';
import type { ApplicationLogin } from './database-login.ts';
import { installJobs } from './jobs.ts';

/** Thrown when the role that DATABASE_URL names is no role for an application. */
export class UnfitRoleError extends Error {
  constructor(words: string) {
    super(`${words} (docs/deploy.md, "Three roles")`);
    this.name = 'UnfitRoleError';
  }
}

/** Rows come into these and never change: not by the application, whatever is wrong with it. */
const appendOnly = ['audit_log', 'audit_seals', 'audit_checks', 'state_transitions'];
/** Of a receipt only its document comes later. */
const receiptColumns = ['pdf_url', 'pdf_status'];
/** What has been done to the schema. */
const ownersAlone = ['knex_migrations', 'knex_migrations_lock', 'knex_migration_runs'];
/** What opens an account is in no statistics and no export; that somebody has a factor may be. */
const unread = ['totp_secrets', 'recovery_codes', 'passkey_challenges', 'rate_limits'];
const factorColumns = ['user_id', 'confirmed_at'];

/** Any number: it tells this lock from others. */
const lockNumber = 711_204_111;

/** The role that only reads; the application takes it for statistics and exports. */
export const readerOf = (application: string): string => `${application}_reader`;

/**
 * Gives the application a role without any right over the schema, and one that only reads (docs/security.md V1): makes
 * them where they are missing, and sets their rights on what is there and on what later migrations make. Safe to call
 * at any time; changes nothing when all is as it should be.
 * @param ownerUrl address of whoever owns the tables; for missing roles it needs the right to make some
 * @param options.setsPassword writes the password of a role that is there, too
 * @throws {UnfitRoleError} when the application's role owns the tables or is a superuser
 */
export async function separateRoles(
  ownerUrl: string,
  login: ApplicationLogin,
  options: { setsPassword?: boolean } = {},
): Promise<void> {
  // Its tables are the owner's, too: only they may be made and changed by the job library.
  await installJobs(ownerUrl);
  await asOwner(ownerUrl, async (client) => {
    const { user, password } = login;
    const { rows } = await client.query<{ fits: boolean; owner: string }>(
      `select current_user as owner, not (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls) as fits
       from (select 1) one left join pg_roles on rolname = $1`,
      [user],
    );
    const [found] = rows;
    if (found?.owner === user)
      throw new UnfitRoleError(`DATABASE_URL and DATABASE_OWNER_URL name the same user, ${user}`);
    if (found?.fits === false)
      throw new UnfitRoleError(`${user} of DATABASE_URL has more rights than an application needs`);
    const role = client.escapeIdentifier(user);
    if (typeof found?.fits !== 'boolean')
      await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
    else if (options.setsPassword)
      await client.query(`alter role ${role} login password ${client.escapeLiteral(password)}`);
    await makeReader(client, user);
    await setRights(client, user);
    await limitStatements(client, user);
  });
}

/** Sets the rights on what a migration has made since, where roles are separate. */
export function refreshRights(ownerUrl: string, application: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [
      readerOf(application),
    ]);
    if (rowCount) await setRights(client, application);
  });
}

/** Whether whoever is signed in may change the schema: as a superuser, or as who owns the tables. */
export async function ownsTables(knex: Knex): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: [{ owns: boolean }] }>(
    `select coalesce(bool_or(pg_has_role(current_user, relowner, 'member')), false) as owns
     from pg_class where oid = to_regclass('public.users')`,
  );
  return rows[0].owns;
}

async function asOwner(ownerUrl: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'bikur-roles',
    ...clientLimits(maxCommandStatement),
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Two processes that start at once don't both make the roles.
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function makeReader(client: pg.Client, application: string): Promise<void> {
  const reader = readerOf(application);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [reader]);
  if (!rowCount) await client.query(`create role ${client.escapeIdentifier(reader)} nologin`);
  const { rows } = await client.query<{ member: boolean }>(`select pg_has_role($1, $2, 'member') as member`, [
    application,
    reader,
  ]);
  if (!rows[0]?.member)
    await client.query(`grant ${client.escapeIdentifier(reader)} to ${client.escapeIdentifier(application)}`);
}

/**
 * The time limits of whoever is no command, on the role itself: a pooler in transaction mode hands on none that a
 * connection asks for.
 */
async function limitStatements(client: pg.Client, application: string): Promise<void> {
  const wanted = Object.entries(serverLimits(maxStatement)).map(([name, limit]) => `${name}=${limit}`);
  const { rows } = await client.query<{ missing: string }>(
    `select unnest($2::text[]) as missing except
     select unnest(setconfig) from pg_db_role_setting join pg_roles on pg_roles.oid = setrole
     where rolname = $1 and setdatabase = 0`,
    [application, wanted],
  );
  for (const { missing } of rows) {
    const [name = '', limit = ''] = missing.split('=');
    await client.query(`alter role ${client.escapeIdentifier(application)} set ${name} = ${Number(limit)}`);
  }
}

async function setRights(client: pg.Client, application: string): Promise<void> {
  const { rows: schemas } = await client.query<{ name: string }>(
    `select nspname as name from pg_namespace
     where nspname <> 'information_schema' and nspname not like 'pg\\_%' order by nspname`,
  );
  const names = schemas.map(({ name }) => name);
  if (await areRight(client, application, names)) return;
  await client.query(statementsFor(client, application, names).join(';\n'));
}

/** Whether schemas, tables, columns and sequences give both roles what they should, and nothing more. */
async function areRight(client: pg.Client, application: string, schemas: string[]): Promise<boolean> {
  const { rows } = await client.query<{ wrong: number }>(
    `select (
       (select count(*) from pg_namespace n where n.nspname = any($2) and (
         not has_schema_privilege($1, n.oid, 'usage') or has_schema_privilege($1, n.oid, 'create')))
       + (select count(*) from pg_class c
         join pg_namespace n on n.oid = c.relnamespace and n.nspname = any($2)
         cross join lateral (select n.nspname = 'public' and c.relname = any($4) as is_owners,
           n.nspname = 'public' and c.relname = any($3) as is_log,
           n.nspname = 'public' and not c.relname = any($6) as is_read) kind
         where c.relkind in ('r', 'p', 'v') and (
           not has_table_privilege($1, c.oid, 'select')
           or has_table_privilege($1, c.oid, 'insert') is distinct from not is_owners
           or has_table_privilege($1, c.oid, 'update') is distinct from not (is_owners or is_log)
           or has_table_privilege($1, c.oid, 'delete') is distinct from not (is_owners or is_log)
           or has_table_privilege($1, c.oid, 'truncate, trigger')
           or has_any_column_privilege($1, c.oid, 'references')
           or is_owners and has_any_column_privilege($1, c.oid, 'insert')
           or has_table_privilege($5, c.oid, 'select') is distinct from is_read
           or has_table_privilege($5, c.oid, 'delete, truncate, trigger')
           or has_any_column_privilege($5, c.oid, 'insert, update, references')
           or (is_owners or is_log or not is_read) and exists (
             select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and (
               (is_owners or is_log) and has_column_privilege($1, c.oid, a.attnum, 'update')
                 is distinct from (c.relname = 'receipts' and a.attname = any($7))
               or not is_read and has_column_privilege($5, c.oid, a.attnum, 'select')
                 is distinct from (n.nspname = 'public' and c.relname = 'totp_secrets' and a.attname = any($8))))))
       + (select count(*) from pg_class c
         join pg_namespace n on n.oid = c.relnamespace and n.nspname = any($2)
         where c.relkind = 'S' and (not has_sequence_privilege($1, c.oid, 'usage')
           or has_sequence_privilege($1, c.oid, 'update') or has_sequence_privilege($5, c.oid, 'usage, update')))
       + has_database_privilege($1, current_database(), 'temporary, create')::int
     )::int as wrong`,
    [
      application,
      schemas,
      [...appendOnly, 'receipts'],
      ownersAlone,
      readerOf(application),
      unread,
      receiptColumns,
      factorColumns,
    ],
  );
  return rows[0]?.wrong === 0;
}

function statementsFor(client: pg.Client, application: string, schemas: string[]): string[] {
  const app = client.escapeIdentifier(application);
  const reader = client.escapeIdentifier(readerOf(application));
  const work = 'select, insert, update, delete';
  const everywhere = schemas.flatMap((name) => {
    const schema = client.escapeIdentifier(name);
    const later = `alter default privileges in schema ${schema}`;
    return [
      // Whatever somebody gave, to columns as well; others see it and what follows in one moment.
      `revoke create on schema ${schema} from public`,
      `revoke all on schema ${schema} from ${app}, ${reader}`,
      `revoke all on all tables in schema ${schema} from public, ${app}, ${reader}`,
      `revoke all on all sequences in schema ${schema} from public, ${app}, ${reader}`,
      `${later} revoke all on tables from ${app}, ${reader}`,
      `${later} revoke all on sequences from ${app}, ${reader}`,
      `grant usage on schema ${schema} to ${app}`,
      `grant ${work} on all tables in schema ${schema} to ${app}`,
      `grant usage, select on all sequences in schema ${schema} to ${app}`,
      `grant execute on all functions in schema ${schema} to ${app}`,
      `${later} grant ${work} on tables to ${app}`,
      `${later} grant usage, select on sequences to ${app}`,
      `${later} grant execute on functions to ${app}`,
    ];
  });
  return [
    ...everywhere,
    `grant usage on schema public to ${reader}`,
    `grant select on all tables in schema public to ${reader}`,
    `alter default privileges in schema public grant select on tables to ${reader}`,
    ...appendOnly.flatMap((table) => ifThere(table, `revoke update, delete on ${table} from ${app}`)),
    ...ifThere(
      'receipts',
      `revoke update, delete on receipts from ${app}; grant update (${receiptColumns.join(', ')}) on receipts to ${app}`,
    ),
    ...ownersAlone.flatMap((table) =>
      ifThere(table, `revoke insert, update, delete on ${table} from ${app}`),
    ),
    ...unread.flatMap((table) => ifThere(table, `revoke select on ${table} from ${reader}`)),
    ...ifThere('totp_secrets', `grant select (${factorColumns.join(', ')}) on totp_secrets to ${reader}`),
    `do $do$ begin execute format('revoke create, temporary on database %I from public, %s', current_database(),
       ${client.escapeLiteral(`${app}, ${reader}`)}); end $do$`,
  ];
}

/** A database that is behind doesn't have every table yet. */
const ifThere = (table: string, statement: string): string[] => [
  `do $do$ begin if to_regclass('public.${table}') is not null then ${statement}; end if; end $do$`,
];
