import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Archive } from '../../adapters/backup/archive.ts';
import { listBases } from '../../adapters/backup/base-manifest.ts';
import { readLogState, receiveLog } from '../../adapters/backup/own-postgres.ts';
import type { Environment } from '../../env.ts';
import { describeError } from '../../http/describe-error.ts';
import { keepArchiveRow } from './archive-row.ts';
import { backUp } from './back-up.ts';
import { ownPostgres } from './open-source.ts';

interface Parts {
  env: Environment;
  knex: Knex;
  url: string;
  archive: Archive;
  log: Logger;
}

const minute = 60_000;
const patience = 5_000;

/**
 * Receives the log of a PostgreSQL of one's own into the archive, makes the first base backup, and keeps the archive's
 * row up (docs/operations.md). Several workers may run: the server gives its log to one of them.
 */
export function startReceiver({ env, knex, url, archive, log }: Parts): { stop(): Promise<void> } {
  const ending = new AbortController();
  const own = ownPostgres(env, archive);
  const writeRow = keepArchiveRow(env, knex, archive, log);
  let words = '';
  const report = (error: unknown) => {
    const text = String(error);
    if (text !== words)
      log.error({ err: describeError(error) }, 'the log is not received into the archive of backups');
    words = text;
  };
  const loop = async (work: () => Promise<void>) => {
    while (!ending.signal.aborted) {
      await work().catch((error: unknown) => !ending.signal.aborted && report(error));
      await sleep(minute, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const working = Promise.all([
    loop(() => receiveLog(own, ending.signal)),
    loop(async () => {
      const state = await readLogState(own);
      const isThere = (await listBases(archive)).some(
        (base) => base.isWhole && base.systemId === state.systemId,
      );
      if (!isThere) await backUp(env, knex, url, archive);
      await writeRow(state);
    }),
  ]);
  return {
    async stop() {
      ending.abort();
      await Promise.race([working, sleep(patience, undefined, { ref: false })]);
    },
  };
}
