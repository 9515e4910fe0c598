import type { ScheduledTask } from './adapters/jobs.ts';
import { tasks as admin } from './domains/admin/tasks.ts';
import { tasks as nfc } from './domains/nfc/tasks.ts';
import { tasks as support } from './domains/support/tasks.ts';
import { tasks as cards } from './domains/cards/tasks.ts';
import { tasks as subscriptions } from './domains/subscriptions/tasks.ts';
import { tasks as payments } from './domains/payments/tasks.ts';
import { tasks as statistics } from './domains/statistics/tasks.ts';
import { tasks as accounts } from './domains/accounts/tasks.ts';
import { tasks as leads } from './domains/leads/tasks.ts';
import { tasks as messaging } from './domains/messaging/tasks.ts';

/** Everything that runs by the clock; what only demo data need is in scripts/demo-tasks.ts. */
export const scheduledTasks: readonly ScheduledTask[] = [
  ...admin,
  ...support,
  ...nfc,
  ...cards,
  ...subscriptions,
  ...payments,
  ...statistics,
  ...accounts,
  ...messaging,
  ...leads,
];
