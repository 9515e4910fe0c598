import type { Knex } from 'knex';
import type { ScheduledTask } from '../../adapters/jobs.ts';
import type { Environment } from '../../env.ts';
import { openDatabaseForCommand } from '../../adapters/database.ts';
import { hasBackups } from './open-source.ts';

/** Backups read the whole server, which the application's own role may not (docs/security.md V1). */
async function withOwner<Made>(url: string, work: (knex: Knex) => Promise<Made>): Promise<Made> {
  const knex = openDatabaseForCommand(url, 3);
  try {
    return await work(knex);
  } finally {
    await knex.destroy();
  }
}

/** Hours; the next night has its own. */
const longest = 23;

/** The nightly backup and the drill that tries it; none where backups have no place. */
export function backupTasksOf(env: Environment, url: string): readonly ScheduledTask[] {
  if (!hasBackups(env)) return [];
  return [
    {
      name: 'make-backup',
      cron: '10 2 * * *',
      maxHours: longest,
      async run() {
        // Loaded at night and not before.
        const { backUp } = await import('./back-up.ts');
        const { requireArchive } = await import('./open-source.ts');
        const archive = await requireArchive(env);
        return withOwner(url, async (knex) => (await backUp(env, knex, url, archive)).backupName);
      },
    },
    {
      name: 'drill-backup',
      cron: '10 4 * * *',
      maxHours: longest,
      async run({ log }) {
        const { drill } = await import('./drill.ts');
        const { requireArchive } = await import('./open-source.ts');
        const archive = await requireArchive(env);
        const run = await withOwner(url, (knex) => drill(env, knex, url, archive));
        if (run.status === 'failed') log.error({ findings: run.findings }, 'the drill of the backup failed');
        return run.status;
      },
    },
  ];
}
