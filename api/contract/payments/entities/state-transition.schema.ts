import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const statefulTables = [
  'payment_attempts',
  'packages',
  'recurring_payments',
  'physical_card_orders',
  'disputes',
] as const;

/**
 * One change of status: actor, time and reason. A row of `state_transitions` as JSON carries it; the defaults are the
 * table's.
 */
export const stateTransitionRow = z.object({
  id,
  entity: z.enum(statefulTables),
  entityId: id,
  fromStatus: z.string().max(20),
  toStatus: z.string().max(20),
  /** `system`, `user:7`, `admin:1`. */
  actor: z.string().min(1).max(60),
  reason: z.string().min(1).max(300),
  attemptId: id.nullable().default(null),
  createdAt: timestamp,
});
export type StateTransitionRow = z.output<typeof stateTransitionRow>;
