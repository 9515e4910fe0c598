import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { AppError } from '../../../errors.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { createRefund, leftToRefund } from './create-refund.ts';
import { lockAttempt } from './lock-attempt.ts';
import { tookNoMoney, maxRefund } from '../messages.ts';

interface RefundRequest {
  /** The attempt that took the money; locked here, after what it pays for. */
  attempt: Pick<PaymentAttempt, 'id'>;
  amountMinor: number | 'rest';
  reason: string;
  /** `user:7`, `admin:1`, `system`. */
  actor: string;
  packageAfter?: PaymentAttempt['packageAfter'];
  now: Date;
}

/**
 * Writes down a refund of a payment; the sweep sends it within moments of the commit (docs/money.md 3.6 attempts).
 * The sum of a payment's refunds never exceeds it, however many are requested at once.
 * @returns the refund; null when `rest` was asked for and nothing is left
 * @throws {AppError} `conflict` when the payment took no money; `validation_failed` on `amount` for more than is left
 */
export async function requestRefund(
  trx: Knex.Transaction,
  { attempt: { id }, amountMinor, reason, actor, now, packageAfter = null }: RefundRequest,
): Promise<PaymentAttempt | null> {
  const { attempt } = await lockAttempt(trx, id);
  const tookMoney = attempt.status === 'succeeded' || attempt.status === 'excess';
  if (attempt.kind === 'refund' || !tookMoney)
    throw new AppError('conflict', {
      text: tookNoMoney,
    });
  const left = await leftToRefund(trx, attempt);
  const amount = amountMinor === 'rest' ? left : amountMinor;
  if (amountMinor === 'rest' && left === 0) return null;
  if (amount <= 0 || amount > left)
    throw new AppError('validation_failed', {
      fields: {
        amount: maxRefund(fromMinor(left), attempt.currency),
      },
    });
  const said = { reason: reason.slice(0, 300), requestedBy: actor, packageAfter };
  return createRefund(trx, attempt, amount, now, said);
}
