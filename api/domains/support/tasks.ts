import type { ScheduledTask } from '../../adapters/jobs.ts';
import { removeUnsentAttachments } from './attachments/remove-unsent-attachments.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'remove-unsent-attachments',
    cron: '27 * * * *',
    run: ({ knex, clock }) => removeUnsentAttachments(knex, clock.now()),
  },
];
