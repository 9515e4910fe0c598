import type { Knex } from 'knex';
import type { PaymentTimeline } from '../../../contract/payments/payment-commands.schema.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { ProviderCall } from '../../../models/ProviderCall.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { leftToRefund } from '../attempts/create-refund.ts';
import { readConsents } from './consents.queries.ts';
import { presentSteps, stepsOf } from './money-steps.ts';

const maxCalls = 100;

/**
 * Everything that happened to one payment (docs/product.md 7). Provider calls were redacted before they were stored.
 * @throws {AppError} `not_found`
 */
export async function readPaymentTimeline(knex: Knex, id: number): Promise<PaymentTimeline> {
  const attempt = await PaymentAttempt.query(knex).findById(id);
  if (!attempt) throw new AppError('not_found');
  const refunds = await PaymentAttempt.query(knex).where({ parent_attempt_id: id }).orderBy('id');
  const further = await PaymentAttempt.query(knex).where({ charged_under_id: id }).orderBy('id');
  const family = [id, ...refunds.map((refund) => refund.id)];
  const receipts = await Receipt.query(knex).whereIn('attempt_id', family).orderBy('id');
  const calls = await ProviderCall.query(knex)
    .where({ reference: attempt.publicId })
    .orderBy('id', 'desc')
    .limit(maxCalls);
  const events = await ProviderEvent.query(knex).where({ reference: attempt.publicId }).orderBy('id');
  const tookMoney = attempt.status === 'succeeded' || attempt.status === 'excess';
  const isPayment = attempt.kind !== 'refund' && tookMoney;
  return {
    left: fromMinor(isPayment ? await leftToRefund(knex, attempt) : 0),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      status: refund.status,
      amount: fromMinor(refund.amountMinor),
      reason: refund.reason,
      at: refund.createdAt.toISOString(),
    })),
    further: further.map((charge) => ({
      id: charge.id,
      status: charge.status,
      amount: fromMinor(charge.amountMinor),
      at: charge.createdAt.toISOString(),
    })),
    documents: receipts.map(({ id: receiptId, receiptNumber, kind, amount }) => ({
      id: receiptId,
      number: receiptNumber,
      kind,
      amount: fromMinor(amount),
    })),
    consents: await readConsents(knex, [id]),
    steps: await presentSteps(knex, await stepsOf(knex, 'payment_attempts', id)),
    calls: calls.map(
      ({ id: callId, operation, outcome, httpStatus, milliseconds, createdAt, request, response }) => ({
        id: callId,
        operation,
        outcome,
        httpStatus,
        milliseconds,
        at: createdAt.toISOString(),
        request,
        response,
      }),
    ),
    events: events.map(({ id: eventId, hint, status, tries, createdAt }) => ({
      id: eventId,
      hint,
      status,
      tries,
      at: createdAt.toISOString(),
    })),
  };
}
