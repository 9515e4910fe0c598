import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { choosePostgresAccount } from '../../adapters/embedded-postgres-account.ts';
import { openDatabase } from '../../adapters/database.ts';
import { launchPostgres, runProgram, stopPostgres } from '../../adapters/postgres-process.ts';
import { makeBackupWorld } from '../../testing/backup-world.ts';

/** Where Debian installs PostgreSQL, the newest version first. */
const installed = '/usr/lib/postgresql';
const version = (existsSync(installed) ? readdirSync(installed) : []).toSorted().at(-1);
const bin = `${installed}/${version}/bin`;
const isThere = existsSync(`${bin}/pg_receivewal`);

/** Runs with `npm run test:recovery` alone, and where a PostgreSQL of Debian is installed. */
describe("a PostgreSQL of one's own", () => {
  if (!isThere) console.warn(`Skipped: there is no PostgreSQL in ${installed}.`);

  test.runIf(isThere)('is copied over its replication protocol, and goes back to a moment', async () => {
    const world = makeBackupWorld();
    const cluster = join(world.folder, 'server');
    mkdirSync(cluster, { mode: 0o700 });
    const account = choosePostgresAccount([bin, cluster]);
    account.own(cluster);
    const passwordFile = join(world.folder, 'server-password');
    writeFileSync(passwordFile, 'a-password');
    account.own(passwordFile);
    const made = await runProgram(account, `${bin}/initdb`, [
      `--pgdata=${cluster}`,
      '--username=owner',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    ]);
    expect(made.code, made.output).toBe(0);
    const login = { user: 'owner', password: 'a-password', database: 'postgres' };
    const start = (folder: string) =>
      launchPostgres({ account, program: `${bin}/postgres`, cluster: folder, login, settings: {} });
    const server = await start(cluster);
    const url = `postgres://owner:a-password@127.0.0.1:${server.port}/postgres`;
    const knex = openDatabase(url, 3);
    const own = { DATABASE_URL: url, POSTGRES_BIN_DIR: bin };
    try {
      // Our other migrations need a newer PostgreSQL than Debian's.
      await knex.raw(`create function set_updated_at() returns trigger language plpgsql as
        'begin new.updated_at := now(); return new; end'`);
      await knex.migrate.up({ name: '20261124130000_create_backup_runs.ts' });
      await knex.raw('create table notes as select n id from generate_series(1, 100) n');
      const backup = await world.run('backup', [], own);
      expect(backup.output).toMatch(/^Backup \d{8}T\d{9}Z is whole/);
      await knex.raw('insert into notes select n from generate_series(101, 250) n');
      await sleep(20);
      const before = new Date();
      await sleep(20);
      await knex.raw('drop table notes');
      const copy = join(world.folder, 'copy');
      const restored = await world.run('restore', [`--to=${before.toISOString()}`, `--into=${copy}`], own);
      expect(restored.output).toMatch(/^Restored/);
      const then = await start(join(copy, 'postgres/cluster'));
      const copied = openDatabase(`postgres://owner:a-password@127.0.0.1:${then.port}/postgres`, 1);
      expect(await copied('notes').count('id')).toEqual([{ count: 250 }]);
      await copied.destroy();
      await stopPostgres(then.child);
    } finally {
      await knex.destroy();
      await stopPostgres(server.child);
      world.remove();
    }
  });
});
