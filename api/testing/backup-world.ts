import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openDatabase } from '../adapters/database.ts';
import { startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import { inheritedVariables } from '../inherited-variables.ts';
import { repository } from '../lib/repository.ts';
import { throwawayPlace } from './throwaway-place.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether the long tests of backups run, too (npm run test:recovery). */
    isRecovery: boolean;
  }
}

interface BackupWorld {
  folder: string;
  /** DATA_DIR. */
  data: string;
  url: string;
  knex: Knex;
  /** Starts a command of package.json from its source. */
  start(command: string, args?: string[]): StartedCommand;
  run(command: string, args?: string[]): Promise<{ code: number | null; output: string }>;
}

interface StartedCommand {
  child: ReturnType<typeof spawn>;
  ended: Promise<{ code: number | null; output: string }>;
  /** Waits for words among what it prints. */
  says(words: string): Promise<void>;
}

/** An embedded database that keeps its log for an archive, as an application runs it, for the commands of backups. */
export async function withBackupWorld(
  work: (world: BackupWorld) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const folder = mkdtempSync(join(throwawayPlace(), 'bikur-recovery-'));
  const data = join(folder, 'data');
  const settings = {
    NODE_ENV: 'test',
    DATA_DIR: data,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: randomBytes(32).toString('base64'),
    ...more,
  };
  const start = (command: string, args: string[] = []): StartedCommand => {
    const child = spawn(process.execPath, [join(repository, `api/scripts/${command}.ts`), ...args], {
      env: { ...(inheritedVariables() as NodeJS.ProcessEnv), ...settings },
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
  const database = await startEmbeddedPostgres({ folder: join(data, 'postgres'), archiving: true });
  const knex = openDatabase(database.url, 4);
  try {
    await knex.migrate.latest();
    await work({ folder, data, url: database.url, knex, start, run: (...given) => start(...given).ended });
  } finally {
    await knex.destroy().catch(() => undefined);
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
