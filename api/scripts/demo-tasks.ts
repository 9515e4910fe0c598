import type { Environment } from '../env.ts';
import type { ScheduledTask } from '../adapters/jobs.ts';

/** What runs by the clock where there are demo data. */
const demoTasks: readonly ScheduledTask[] = [
  {
    name: 'reset-demo-account',
    cron: '30 3 * * *',
    async run({ knex, clock, env }) {
      // Loaded at night and not before: the demo content is large, and production, which has none, never carries it.
      const { resetDemoAccount } = await import('./seed/reset-demo-account.ts');
      return resetDemoAccount(knex, clock.now(), env);
    },
  },
];

/** The tasks a worker runs for the demo data of this installation; none where there are no demo data. */
export function demoTasksOf(env: Pick<Environment, 'DEMO_DATA'>): readonly ScheduledTask[] {
  return env.DEMO_DATA ? demoTasks : [];
}
