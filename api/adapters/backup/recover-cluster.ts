import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchPostgres, stopPostgres, type Login } from '../postgres-process.ts';
import type { PreparedCluster } from './restore-base.ts';

interface RecoveryTarget {
  /** The moment; everything that was committed before it is there. */
  until?: Date | null;
  /** A place in the log instead, such as `0/3000028`: everything before it is there. */
  lsn?: string;
}

export interface RecoveredCluster {
  port: number;
  /** When the last transaction of the copy was committed; null when none was after the base backup. */
  lastCommit: Date | null;
  stop(): Promise<void>;
}

/** How long the log of a day may take to be read. */
const recoveryMilliseconds = 6 * 3_600_000;

/**
 * Lets PostgreSQL read the log up to the moment and go on from there on a timeline of its own. It takes no connection
 * before, archives nothing and waits for no standby.
 * @throws {Error} with PostgreSQL's own words when it doesn't get there
 */
export async function recoverCluster(
  prepared: PreparedCluster,
  login: Login,
  target: RecoveryTarget,
): Promise<RecoveredCluster> {
  const { cluster, account, program, timeline } = prepared;
  const signal = join(cluster, 'recovery.signal');
  writeFileSync(signal, '', { mode: 0o600 });
  account.own(signal);
  const launch = (goal: Record<string, string>) =>
    launchPostgres({
      account,
      program,
      cluster,
      login,
      tries: 1,
      milliseconds: recoveryMilliseconds,
      settings: {
        // All of the log lies in pg_wal already; PostgreSQL asks for it elsewhere first.
        restore_command: 'false',
        recovery_target_timeline: String(timeline),
        hot_standby: 'off',
        archive_mode: 'off',
        synchronous_standby_names: '',
        // Settings of another machine that this copy doesn't need.
        shared_preload_libraries: '',
        ssl: 'off',
        ...goal,
      },
    });
  const goal: Record<string, string> = target.lsn
    ? { recovery_target_lsn: target.lsn, recovery_target_inclusive: 'off', recovery_target_action: 'promote' }
    : target.until
      ? { recovery_target_time: postgresTime(target.until), recovery_target_action: 'promote' }
      : {};
  const launched = await launch(goal).catch((error: unknown) => {
    // Nothing was committed after the moment, though the log goes on: its end is the moment.
    if (!String(error).includes('recovery ended before configured recovery target')) throw error;
    return launch({});
  });
  rmSync(signal, { force: true });
  const time = /last completed transaction was at log time ([^\n]+)/.exec(launched.output())?.[1];
  const lastCommit = time
    ? new Date(time.trim().replace(' ', 'T').replace(/\+00$/, 'Z').replace(/ UTC$/, 'Z'))
    : null;
  return {
    port: launched.port,
    lastCommit: lastCommit && !Number.isNaN(lastCommit.getTime()) ? lastCommit : null,
    stop: () => stopPostgres(launched.child),
  };
}

/** PostgreSQL reads no `Z` while it starts. */
const postgresTime = (moment: Date) => moment.toISOString().replace('T', ' ').replace('Z', '+00');
