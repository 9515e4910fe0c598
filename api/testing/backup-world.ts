import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openDatabase } from '../adapters/database.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import { migrate } from '../adapters/migrate.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';
import { throwawayPlace } from './throwaway-place.ts';

interface BackupWorld extends BackupPlace {
  url: string;
  knex: Knex;
}

interface StartedCommand {
  child: ReturnType<typeof spawn>;
  ended: Promise<{ code: number | null; output: string }>;
  /** Waits for words among what it prints. */
  says(words: string): Promise<void>;
}

interface BackupPlace {
  folder: string;
  /** DATA_DIR. */
  data: string;
  start(command: string, args?: string[], more?: Record<string, string>): StartedCommand;
  run(
    command: string,
    args?: string[],
    more?: Record<string, string>,
  ): Promise<{ code: number | null; output: string }>;
  remove(): void;
}

/** Folders and settings for the commands of backups. */
export function makeBackupWorld(): BackupPlace {
  const folder = mkdtempSync(join(throwawayPlace(), 'bikur-recovery-'));
  const data = join(folder, 'data');
  const settings = {
    NODE_ENV: 'test',
    DATA_DIR: data,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
  };
  const start: BackupPlace['start'] = (command, args = [], more = {}) => {
    const child = spawn(process.execPath, [join(repository, `api/scripts/${command}.ts`), ...args], {
      env: { ...(inheritedVariables() as NodeJS.ProcessEnv), ...settings, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }));
    return {
      child,
      ended,
      async says(words) {
        while (!output.includes(words)) {
          if (child.exitCode !== null) throw new Error(`${command} ended without "${words}":\n${output}`);
          await sleep(20);
        }
      },
    };
  };
  return {
    folder,
    data,
    start,
    run: (...given) => start(...given).ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** An embedded database that keeps its log for an archive, as an application runs it, for the commands of backups. */
export async function withBackupWorld(work: (world: BackupWorld) => Promise<void>): Promise<void> {
  const place = makeBackupWorld();
  const database = await startEmbeddedPostgres({ folder: join(place.data, 'postgres'), archiving: true });
  const knex = openDatabase(database.url, 4);
  try {
    await migrate(database.url);
    await work({ ...place, url: database.url, knex });
  } finally {
    await knex.destroy().catch(() => undefined);
    await database.stop();
    place.remove();
  }
}
