import { randomUUID } from 'node:crypto';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { DemoPayment } from '../../../models/DemoPayment.ts';
import { applyOutcome } from './apply-outcome.ts';

/** Whether a demo payment's card was stored and may be charged again. */
export const canChargeAgain = ({ kind, status, token }: DemoPayment): boolean =>
  kind === 'page' && status === 'succeeded' && token !== null;

/**
 * Charges the stored card of a demo payment once more, as a renewal does: first the row, then one call that is never
 * sent twice, then its outcome.
 * @throws {AppError} `conflict` when no card was stored
 */
export async function chargeAgain(
  ctx: AppContext,
  provider: PaymentProvider,
  parent: DemoPayment,
): Promise<DemoPayment> {
  const { knex, clock } = ctx.deps;
  const { token } = parent;
  if (!canChargeAgain(parent) || token === null) throw new AppError('conflict');
  const now = clock.now();
  const payment = await DemoPayment.query(knex).insertAndFetch({
    publicId: randomUUID(),
    kind: 'token',
    parentId: parent.id,
    amount: parent.amount,
    last4: parent.last4,
    expiresAt: now,
    steps: [{ kind: 'charge_sent', at: now.toISOString() }],
  });
  const outcome = await provider.chargeToken({
    reference: payment.publicId,
    amount: { minor: payment.amount, currency: 'ILS' },
    token,
  });
  return applyOutcome(knex, payment.id, outcome, clock.now());
}
