import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { maintenanceLogin, readPassword } from '../../adapters/embedded-postgres.ts';
import { choosePostgresAccount } from '../../adapters/embedded-postgres-account.ts';
import { findPostgresBinaries } from '../../adapters/embedded-postgres-binaries.ts';
import { launchPostgres, stopPostgres } from '../../adapters/postgres-process.ts';

export interface Standby {
  port: number;
  stop(): Promise<void>;
}

/**
 * Makes a streaming standby of a running embedded server by copying its folder, and starts it.
 * @param primary its folder, and a pool of its owner's
 */
export async function startStandby(
  folder: string,
  primary: { folder: string; knex: Knex; port: number },
): Promise<Standby> {
  const login = maintenanceLogin(readPassword(primary.folder));
  const cluster = join(folder, 'cluster');
  mkdirSync(folder, { recursive: true });
  const { postgres: program } = await findPostgresBinaries();
  const account = choosePostgresAccount([program, cluster]);
  // Both ends of the copy on one connection.
  const label = await primary.knex.transaction(async (trx) => {
    await trx.raw(`select pg_backup_start('standby', true)`);
    execFileSync('cp', ['-a', join(primary.folder, 'cluster'), cluster]);
    const { rows } = await trx.raw<{ rows: [{ labelfile: string }] }>(
      'select labelfile from pg_backup_stop(false)',
    );
    return rows[0].labelfile;
  });
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  const write = (name: string, text: string) => {
    const file = join(cluster, name);
    writeFileSync(file, text, { mode: 0o600 });
    account.own(file);
  };
  write('backup_label', label);
  write('standby.signal', '');
  const connection = `host=127.0.0.1 port=${primary.port} user=${login.user} password=${login.password} application_name=replica`;
  write('postgresql.auto.conf', `primary_conninfo = '${connection}'\n`);
  const { child, port } = await launchPostgres({
    account,
    program,
    cluster,
    login,
    settings: { hot_standby: 'on', hot_standby_feedback: 'on', wal_retrieve_retry_interval: '200ms' },
  });
  return { port, stop: () => stopPostgres(child) };
}
