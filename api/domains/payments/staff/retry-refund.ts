import { AppError } from '../../../errors.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { lockAttempt } from '../attempts/lock-attempt.ts';
import { requestRefund } from '../attempts/request-refund.ts';
import { refundDidNotFail } from '../messages.ts';

/**
 * Sends a failed refund once more; of two admins who press at once, one does it.
 * @throws {AppError} `conflict` for a row that is no failed refund, or was sent again already
 */
export function retryRefund(
  { knex, clock }: Pick<AppDeps, 'knex' | 'clock'>,
  { id }: PaymentAttempt,
  { actor, reason }: { actor: string; reason: string },
): Promise<PaymentAttempt | null> {
  return knex.transaction(async (trx) => {
    const { attempt: failed } = await lockAttempt(trx, id);
    const { kind, status, needsReview, parentAttemptId, amountMinor, packageAfter } = failed;
    if (kind !== 'refund' || status !== 'failed' || !needsReview || parentAttemptId === null)
      throw new AppError('conflict', {
        text: refundDidNotFail,
      });
    await PaymentAttempt.query(trx).findById(id).patch({ needsReview: false });
    const now = clock.now();
    const attempt = { id: parentAttemptId };
    return requestRefund(trx, { attempt, amountMinor, reason, actor, now, packageAfter });
  });
}
