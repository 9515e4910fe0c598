import type { ScheduledTask } from '../../adapters/jobs.ts';
import { removeOldMail } from './mail/remove-old-mail.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'remove-old-mail',
    cron: '20 3 * * *',
    run: ({ knex, clock }) => removeOldMail(knex, clock.now()),
  },
];
