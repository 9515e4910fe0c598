import type { ScheduledTask } from '../../adapters/jobs.ts';
import { cancelUnpaidOrders } from './orders/cancel-unpaid-orders.ts';

/** What workers run by the clock for this domain, with its hour. */
export const tasks: readonly ScheduledTask[] = [
  {
    name: 'cancel-unpaid-orders',
    cron: '*/10 * * * *',
    run: (deps) => cancelUnpaidOrders(deps),
  },
];
