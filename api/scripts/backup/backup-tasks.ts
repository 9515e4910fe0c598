import type { ScheduledTask } from '../../adapters/jobs.ts';
import type { Environment } from '../../env.ts';
import { hasBackups } from './open-source.ts';

/** The nightly backup and the drill that tries it; none where backups have no place. */
export function backupTasksOf(env: Environment, url: string): readonly ScheduledTask[] {
  if (!hasBackups(env)) return [];
  return [
    {
      name: 'make-backup',
      cron: '10 2 * * *',
      async run({ knex }) {
        // Loaded at night and not before.
        const { backUp } = await import('./back-up.ts');
        const { requireArchive } = await import('./open-source.ts');
        return (await backUp(env, knex, url, await requireArchive(env))).backupName;
      },
    },
    {
      name: 'drill-backup',
      cron: '10 4 * * *',
      async run({ knex, log }) {
        const { drill } = await import('./drill.ts');
        const { requireArchive } = await import('./open-source.ts');
        const run = await drill(env, knex, url, await requireArchive(env));
        if (run.status === 'failed') log.error({ findings: run.findings }, 'the drill of the backup failed');
        return run.status;
      },
    },
  ];
}
