import type { Approved, Outcome } from '../../../adapters/payments/payment-port.ts';
import type { AttemptStatus } from '../../../contract/payments/entities/payment-attempt.schema.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';

const minute = 60_000;
/** How long after its end a payment page may still report a charge. */
const quietTime = 5 * minute;
/** An attempt that the provider doesn't know counts as never sent at this age, after two answers that far apart. */
const minAge = 15 * minute;
const betweenAnswers = 10 * minute;
const maxUnknownLength = 24 * 60 * minute;

interface Circumstances {
  now: Date;
  /** Another attempt already paid for the period, or the period can't be paid for any more. */
  isPaid: boolean;
  isForeign: boolean;
  isClosed: boolean;
}

interface Decision {
  /** Statuses to pass through, in this order; empty when the attempt stays as it is. */
  path: readonly AttemptStatus[];
  reason: string;
  also?: Partial<PaymentAttempt>;
  /** Money came in another amount than asked: it is recorded as what it is, and staff decide on it. */
  isOtherAmount?: boolean;
}

type Known = Pick<
  PaymentAttempt,
  | 'kind'
  | 'status'
  | 'amountMinor'
  | 'currency'
  | 'checkoutId'
  | 'expiresAt'
  | 'sentAt'
  | 'createdAt'
  | 'notFoundAt'
>;

/**
 * Decides which statuses the provider's answer leads an attempt through (docs/money.md 2). Pure, so that a table can
 * test it.
 */
export function decideOutcome(attempt: Known, outcome: Outcome, where: Circumstances): Decision {
  const { status } = attempt;
  const stay = (reason: string, also?: Partial<PaymentAttempt>): Decision => ({
    path: [],
    reason,
    ...(also && { also }),
  });
  if (status === 'succeeded' || status === 'excess' || status === 'manual_review') return stay('over');
  const waits = status !== 'expired' && status !== 'failed';
  switch (outcome.kind) {
    case 'approved':
      return decideApproval(attempt, outcome, where);
    case 'declined': {
      if (!waits) return stay('declined once more');
      const { class: declineClass, code } = outcome.decline;
      const also = { failure: 'declined', declineClass, declineCode: code.slice(0, 20) } as const;
      return { path: ['failed'], reason: `declined ${code}`, also };
    }
    case 'not_sent':
      if (status !== 'created' && status !== 'pending') return stay('not sent');
      return { path: ['failed'], reason: `not sent: ${outcome.cause}`, also: { failure: 'not_sent' } };
    case 'requires_action':
      if (status !== 'pending') return stay('requires action');
      return {
        path: ['requires_action'],
        reason: 'the customer must act',
        also: { checkoutUrl: outcome.url },
      };
    case 'not_found':
      return decideNotFound(attempt, where);
    case 'unknown':
      return decideUnknown(attempt, outcome.cause, where);
    case 'pending':
      return stay('still pending');
  }
}

function decideApproval(attempt: Known, approved: Approved, { isPaid, isForeign }: Circumstances): Decision {
  const { kind, status } = attempt;
  if (isForeign || !isAsAsked(attempt, approved)) {
    const reason = isForeign ? 'the transaction is another attempt’s' : 'another amount was approved';
    // A refund of another amount is recorded once staff have looked at it: nothing can be given back of it.
    const isOtherAmount = !isForeign && kind !== 'refund' && approved.amount.minor > 0;
    const also = { needsReview: true, ...(isOtherAmount && asTaken(attempt, approved)) };
    if (status === 'expired' || status === 'failed') return { path: [], reason, also, isOtherAmount };
    const path: AttemptStatus[] = [];
    if (status === 'created') path.push('pending');
    if (status !== 'unknown') path.push('unknown');
    return { path: [...path, 'manual_review'], reason, also, isOtherAmount };
  }
  const also = { failure: null, declineClass: null, declineCode: null };
  const first: readonly AttemptStatus[] = status === 'created' ? ['pending'] : [];
  return isPaid
    ? { path: [...first, 'excess'], reason: 'approved, but paid already', also }
    : { path: [...first, 'succeeded'], reason: 'approved', also };
}

/** Whether a transaction is of the whole amount that an attempt asked for. */
export function isAsAsked(
  {
    amountMinor,
    askedMinor,
    currency,
  }: Pick<PaymentAttempt, 'amountMinor' | 'currency'> & Partial<Pick<PaymentAttempt, 'askedMinor'>>,
  { amount, isPartial }: Approved,
): boolean {
  return !isPartial && amount.minor === (askedMinor ?? amountMinor) && amount.currency === currency;
}

/** What an attempt becomes by money that the provider took in another amount: its own, with what was asked beside it. */
export function asTaken(
  { amountMinor }: Pick<PaymentAttempt, 'amountMinor'>,
  { txnId, amount }: Approved,
): Pick<PaymentAttempt, 'askedMinor' | 'amountMinor' | 'providerTxn'> {
  return { askedMinor: amountMinor, amountMinor: amount.minor, providerTxn: txnId };
}

/** A charge without a page counts from the moment it was sent; a page may be paid until it expires. */
const ageOf = ({ sentAt, createdAt }: Known, now: Date): number =>
  now.getTime() - (sentAt ?? createdAt).getTime();

/** Whether nobody can pay on an attempt's page any more, with time for a payment that began just before its end. */
export function isPageOver({ expiresAt }: Pick<Known, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== null && now.getTime() >= expiresAt.getTime() + quietTime;
}

function decideNotFound(attempt: Known, { now, isClosed }: Circumstances): Decision {
  const { status, checkoutId, notFoundAt } = attempt;
  const hasPage = checkoutId !== null;
  if (status === 'unknown') {
    const apart = notFoundAt === null ? 0 : now.getTime() - notFoundAt.getTime();
    if (notFoundAt !== null && apart >= betweenAnswers && ageOf(attempt, now) >= minAge)
      return { path: ['failed'], reason: 'not found, twice', also: { failure: 'not_sent' } };
    return { path: [], reason: 'not found', also: notFoundAt ? {} : { notFoundAt: now } };
  }
  if (status !== 'pending' && status !== 'requires_action') return { path: [], reason: 'not found' };
  if (!hasPage) return { path: ['unknown'], reason: 'sent, not found', also: { notFoundAt: now } };
  if (isClosed || isPageOver(attempt, now)) return { path: ['expired'], reason: 'the page was not paid' };
  return { path: [], reason: 'not paid yet' };
}

function decideUnknown(attempt: Known, cause: string, { now }: Circumstances): Decision {
  const { status, checkoutId } = attempt;
  const reason = `unknown: ${cause}`;
  if (status === 'unknown') {
    if (ageOf(attempt, now) >= maxUnknownLength)
      return { path: ['manual_review'], reason: 'unresolved for a day', also: { needsReview: true } };
    // The two answers must follow each other.
    return { path: [], reason, also: { notFoundAt: null } };
  }
  const sent = status === 'pending' || status === 'requires_action';
  // An unanswered question about an open page says nothing about the page.
  if (sent && (checkoutId === null || isPageOver(attempt, now))) return { path: ['unknown'], reason };
  return { path: [], reason };
}
