import type { ScheduledTask } from '../../adapters/jobs.ts';
import { forgetAnswers } from './checkout/answer-once.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'forget-checkout-answers',
    cron: '27 * * * *',
    run: ({ knex, clock }) => forgetAnswers(knex, clock.now()),
  },
];
