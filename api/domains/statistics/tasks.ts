import type { ScheduledTask } from '../../adapters/jobs.ts';
import { maintainArchives } from './archive/maintain-archives.ts';
import { maintainEventPartitions } from './events/maintain-event-partitions.ts';
import { maintainDayTallies } from './reports/maintain-day-tallies.ts';
import { sendWeeklyLetters } from './weekly-letter/send-weekly-letters.ts';
import { refreshRollingStats } from './reports/refresh-rolling-stats.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'keep-event-partitions',
    cron: '40 2 * * *',
    run: ({ knex, clock }) => maintainEventPartitions(knex, clock.now()),
  },
  {
    // After the days are tallied; a year's files of millions of events take a while.
    name: 'keep-event-archives',
    cron: '30 3 * * *',
    maxHours: 6,
    run: maintainArchives,
  },
  {
    name: 'refresh-rolling-stats',
    cron: '7 * * * *',
    run: ({ knex, clock }) => refreshRollingStats(knex, clock.now(), 2),
  },
  {
    // Once a day from the whole month, in case no worker ran for days.
    name: 'refresh-monthly-stats',
    cron: '50 2 * * *',
    run: ({ knex, clock }) => refreshRollingStats(knex, clock.now(), 31),
  },
  {
    // Once on the letter's own day; the later runs take up what a worker left behind.
    name: 'send-weekly-letters',
    cron: '*/10 8-19 * * 0-3',
    run: sendWeeklyLetters,
  },
  {
    name: 'keep-day-tallies',
    cron: '10 1 * * *',
    run: ({ knex, clock }) => maintainDayTallies(knex, clock.now()),
  },
];
