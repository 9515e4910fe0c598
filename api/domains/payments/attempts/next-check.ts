import type { AttemptStatus } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

const minute = 60_000;
const asked: readonly AttemptStatus[] = ['created', 'pending', 'requires_action', 'unknown'];

/** When the sweep checks an attempt next: often while it is young, then every ten minutes; null once it is over. */
export function nextCheckOf(
  { status, sentAt, createdAt }: Pick<PaymentAttempt, 'status' | 'sentAt' | 'createdAt'>,
  now: Date,
): Date | null {
  if (!asked.includes(status)) return null;
  const age = now.getTime() - (sentAt ?? createdAt).getTime();
  const pause = age < 3 * minute ? minute : age < 30 * minute ? 5 * minute : 10 * minute;
  return new Date(now.getTime() + pause);
}
