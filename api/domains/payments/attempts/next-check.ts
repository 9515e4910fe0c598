import type { AttemptStatus } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

const minute = 60_000;
const hour = 60 * minute;
const asked: readonly AttemptStatus[] = ['created', 'pending', 'requires_action', 'unknown'];
const closed: readonly AttemptStatus[] = ['expired', 'failed'];
/** Hours after its end at which a closed attempt is asked about again: a charge may show up late (docs/money.md 13.3). */
const lateChecks = [24, 72];
/** A late question without an answer is repeated each hour until so many hours after the end. */
const lastLateHour = 168;

type Known = Pick<PaymentAttempt, 'status' | 'sentAt' | 'createdAt' | 'closedAt'>;

/**
 * When the sweep checks an attempt next: often while it is young, then every ten minutes, twice more after it ended
 * without money; null once nothing more is asked.
 * @param isAnswered whether the provider's last answer said anything
 */
export function nextCheckOf(
  { status, sentAt, createdAt, closedAt }: Known,
  now: Date,
  { isAnswered = true }: { isAnswered?: boolean } = {},
): Date | null {
  if (closed.includes(status)) return lateCheckOf({ sentAt, closedAt }, now, isAnswered);
  if (!asked.includes(status)) return null;
  const age = now.getTime() - (sentAt ?? createdAt).getTime();
  const pause = age < 3 * minute ? minute : age < 30 * minute ? 5 * minute : 10 * minute;
  return new Date(now.getTime() + pause);
}

/** Nobody can hold money of what was never sent. */
function lateCheckOf(
  { sentAt, closedAt }: Pick<Known, 'sentAt' | 'closedAt'>,
  now: Date,
  isAnswered: boolean,
): Date | null {
  if (!sentAt || !closedAt) return null;
  const age = now.getTime() - closedAt.getTime();
  const first = lateChecks[0] ?? 0;
  if (!isAnswered && age >= first * hour && age < lastLateHour * hour) return new Date(now.getTime() + hour);
  const next = lateChecks.find((hours) => age < hours * hour);
  return next === undefined ? null : new Date(closedAt.getTime() + next * hour);
}
