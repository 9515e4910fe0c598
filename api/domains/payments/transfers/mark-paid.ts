import type { Knex } from 'knex';
import { momentAt, wallClock } from '../../../contract/base/israel-clock.ts';
import { toMinor } from '../../../contract/base/money.schema.ts';
import type {
  MarkPaidInput,
  MarkSentBackInput,
} from '../../../contract/payments/transfer-commands.schema.ts';
import type { Approved } from '../../../adapters/payments/payment-port.ts';
import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Receipt } from '../../../models/Receipt.ts';
import { applyFoundWithin } from '../attempts/apply-found.ts';
import { applyOutcomeWithin } from '../attempts/apply-outcome.ts';
import type { BillingDeps } from '../attempts/effect.ts';
import { lockAttempt } from '../attempts/lock-attempt.ts';
import { transferMessages } from './messages.ts';

/** Statuses of a transfer's payment for which money may come in: late, once more, or in another amount too. */
const payable = ['pending', 'expired', 'failed', 'manual_review', 'succeeded', 'excess'] as const;

/**
 * Writes down money that came in by bank transfer, as staff read it on the bank's statement (docs/money.md 13.11): the
 * sum asked for pays, another one is recorded as what it is and waits for review, and what came late or once more is
 * counted where it still can be, or given back.
 * @param actor `admin:1`
 * @throws {AppError} `conflict` for a payment that isn't a transfer; `validation_failed` on `bankReference` that is
 * written down already, and on `valueDate` ahead or before the proforma's day
 */
export function markTransferPaid(
  deps: BillingDeps,
  attemptId: number,
  { bankReference, valueDate, amount }: MarkPaidInput,
  actor: string,
): Promise<PaymentAttempt> {
  return deps.knex.transaction(async (trx) => {
    await claimReference(trx, bankReference);
    const { attempt } = await lockAttempt(trx, attemptId);
    const isTransfer = attempt.provider === 'bank' && attempt.kind !== 'refund';
    if (
      !isTransfer ||
      attempt.chargedUnderId !== null ||
      !(payable as readonly string[]).includes(attempt.status)
    )
      throw new AppError('conflict', { text: transferMessages.noTransfer });
    const providerAt = valueMoment(valueDate, {
      earliest: wallClock(attempt.sentAt ?? attempt.createdAt).date,
      now: deps.clock.now(),
    });
    const approved: Approved = {
      kind: 'approved',
      txnId: bankReference,
      amount: { minor: toMinor(amount), currency: 'ILS' },
      paymentType: 'bank_transfer',
      providerAt,
    };
    return applyFoundWithin(trx, deps, attemptId, { kind: 'approved', transactions: [approved] }, { actor });
  });
}

/**
 * Writes down that staff sent the money of a refund back by bank transfer; its credit is issued (docs/money.md 13.11).
 * @param actor `admin:1`
 * @throws {AppError} `conflict` for a refund that doesn't wait to be sent; `validation_failed` on `bankReference` that
 * is written down already, and on `valueDate` ahead or before the payment's
 */
export function markTransferSentBack(
  deps: BillingDeps,
  refundId: number,
  { bankReference, valueDate }: MarkSentBackInput,
  actor: string,
): Promise<PaymentAttempt> {
  return deps.knex.transaction(async (trx) => {
    await claimReference(trx, bankReference);
    const { attempt } = await lockAttempt(trx, refundId);
    const { provider, kind, status, parentAttemptId, amountMinor, disputeId } = attempt;
    if (provider !== 'bank' || kind !== 'refund' || status !== 'created' || disputeId !== null)
      throw new AppError('conflict', { text: transferMessages.notToSendBack });
    const paid = await Receipt.query(trx).findOne({ attempt_id: parentAttemptId, kind: 'receipt' });
    const providerAt = valueMoment(valueDate, {
      earliest: wallClock(paid?.paymentDate ?? attempt.createdAt).date,
      now: deps.clock.now(),
    });
    const approved: Approved = {
      kind: 'approved',
      txnId: bankReference,
      amount: { minor: amountMinor, currency: 'ILS' },
      paymentType: 'bank_transfer',
      providerAt,
    };
    return applyOutcomeWithin(trx, deps, refundId, approved, { actor });
  });
}

/** A reference in SQL without the marks and cases in which people type it otherwise; the books compare the same. */
const bare = (reference: string) => `upper(regexp_replace(${reference}, '[^[:alnum:]]', '', 'g'))`;

/**
 * A movement at the bank is written down once, however its reference is typed: it is locked until the transaction ends.
 * @throws {AppError} `validation_failed` on `bankReference`
 */
async function claimReference(trx: Knex.Transaction, bankReference: string): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('bank_reference'), hashtext(${bare('?::text')}))`, [
    bankReference,
  ]);
  const known = await PaymentAttempt.query(trx)
    .where({ provider: 'bank' })
    .whereRaw(`${bare('provider_txn')} = ${bare('?::text')}`, [bankReference])
    .first();
  if (known)
    throw new AppError('validation_failed', {
      fields: { bankReference: transferMessages.referenceTaken(known.id) },
    });
}

/**
 * The moment that stands for a day of value: now for today, else its noon in Israel.
 * @throws {AppError} `validation_failed` on `valueDate`
 */
function valueMoment(valueDate: string, { earliest, now }: { earliest: string; now: Date }): Date {
  const today = wallClock(now).date;
  if (valueDate > today)
    throw new AppError('validation_failed', { fields: { valueDate: transferMessages.dayAhead } });
  if (valueDate < earliest)
    throw new AppError('validation_failed', { fields: { valueDate: transferMessages.dayBefore(earliest) } });
  return valueDate === today ? now : momentAt(valueDate, 12 * 60);
}
