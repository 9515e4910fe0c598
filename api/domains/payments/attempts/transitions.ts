import type { Knex } from 'knex';
import type { DisputeStatus } from '../../../contract/payments/entities/dispute.schema.ts';
import type { AttemptStatus } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import type { PackageStatus } from '../../../contract/subscriptions/entities/package.schema.ts';
import type { OrderStatus } from '../../../contract/nfc/entities/physical-card-order.schema.ts';
import type { RecurringPaymentStatus } from '../../../contract/payments/entities/recurring-payment.schema.ts';
import type { BaseModel } from '../../../models/BaseModel.ts';
import { Dispute } from '../../../models/Dispute.ts';
import { Package } from '../../../models/Package.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { RecurringPayment } from '../../../models/RecurringPayment.ts';
import { StateTransition } from '../../../models/StateTransition.ts';

type Map<Status extends string> = Record<Status, readonly Status[]>;

const attempts: Map<AttemptStatus> = {
  created: ['pending', 'failed'],
  pending: ['requires_action', 'succeeded', 'failed', 'unknown', 'expired', 'excess'],
  requires_action: ['succeeded', 'failed', 'unknown', 'expired', 'excess'],
  unknown: ['succeeded', 'failed', 'manual_review', 'excess'],
  // Late proof of payment: the provider took the money, so it counts.
  expired: ['succeeded', 'excess'],
  failed: ['succeeded', 'excess'],
  manual_review: ['succeeded', 'failed', 'excess'],
  succeeded: [],
  excess: [],
};

const packages: Map<PackageStatus> = {
  inactive: ['pending_payment', 'active'],
  pending_payment: ['inactive', 'active'],
  active: ['past_due', 'expired', 'cancelled', 'refunded'],
  past_due: ['active', 'expired', 'cancelled'],
  expired: ['active'],
  cancelled: ['refunded'],
  refunded: [],
};

const recurringPayments: Map<RecurringPaymentStatus> = {
  pending: ['active', 'failed'],
  active: ['paused', 'cancelled', 'completed', 'failed'],
  paused: ['active', 'cancelled'],
  cancelled: [],
  completed: [],
  failed: [],
};

const orders: Map<OrderStatus> = {
  pending: ['paid', 'cancelled'],
  paid: ['in_production', 'cancelled'],
  in_production: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: ['refunded'],
  returned: ['refunded'],
  refunded: [],
};

const disputes: Map<DisputeStatus> = {
  opened: ['evidence_sent', 'won', 'lost'],
  evidence_sent: ['won', 'lost'],
  won: [],
  lost: [],
};

/** Where each status may lead (docs/money.md 2); triggers of the database hold the same pairs. */
export const transitions = {
  payment_attempts: attempts,
  packages,
  recurring_payments: recurringPayments,
  physical_card_orders: orders,
  disputes,
} as const;

interface Entities {
  payment_attempts: PaymentAttempt;
  packages: Package;
  recurring_payments: RecurringPayment;
  physical_card_orders: PhysicalCardOrder;
  disputes: Dispute;
}
const models = {
  payment_attempts: PaymentAttempt,
  packages: Package,
  physical_card_orders: PhysicalCardOrder,
  recurring_payments: RecurringPayment,
  disputes: Dispute,
} as const;

export interface Cause {
  /** `system`, `user:7`. */
  actor: string;
  reason: string;
  attemptId?: number | null;
}

/**
 * Moves one row to another status: locks it, checks the map, counts its version up and writes down the actor and the
 * cause. No other code writes a status of these tables.
 * @param also columns that change with the status
 * @returns the row as it is now
 * @throws {Error} for a pair that is not in the map
 */
export async function transition<Table extends keyof Entities>(
  trx: Knex.Transaction,
  table: Table,
  id: number,
  to: Entities[Table]['status'],
  { actor, reason, attemptId = null }: Cause,
  also: Partial<Omit<Entities[Table], 'status' | 'version'>> = {},
): Promise<Entities[Table]> {
  const model = models[table] as unknown as typeof BaseModel;
  const row = (await model.query(trx).findById(id).forUpdate().throwIfNotFound()) as Entities[Table];
  const from: string = row.status;
  const allowed = transitions[table] as Record<string, readonly string[]>;
  if (!allowed[from]?.includes(to)) throw new Error(`${table} ${id} does not lead from ${from} to ${to}`);
  const moved = await model
    .query(trx)
    .findById(id)
    .patch({ ...also, status: to, ...('version' in row && { version: row.version + 1 }) } as never)
    .returning('*')
    .first()
    .throwIfNotFound();
  await StateTransition.query(trx).insert({
    entity: table,
    entityId: id,
    fromStatus: from,
    toStatus: to,
    actor,
    reason: reason.slice(0, 300),
    attemptId,
  });
  return moved as Entities[Table];
}
