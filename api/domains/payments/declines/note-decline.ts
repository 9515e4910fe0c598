import type { Knex } from 'knex';
import type { Outcome } from '../../../adapters/payments/payment-port.ts';
import { CheckoutLock } from '../../../models/CheckoutLock.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { cardKeyOf } from './card-key.ts';

const hour = 3_600_000;
/** Declines within an hour after which the next one closes the checkout (docs/money.md 13.13). */
export const maxDeclines = 5;
/** Declines of one person with a card that is closed: they go on with it on payment pages, which we can't close to a card. */
const maxOfClosedCard = 1;

/**
 * Writes down that a card was declined, and closes the checkout for an hour: for the person after more than five
 * declines within one, for the card likewise, whoever types it, and for whoever is declined again with a closed card.
 * The caller must have locked the attempt; the locks here are taken in one order, the person's before the card's.
 */
export async function noteDecline(
  trx: Knex.Transaction,
  attempt: PaymentAttempt,
  { card }: Extract<Outcome, { kind: 'declined' }>,
  now: Date,
): Promise<void> {
  // A refund that is declined is no try of the customer's.
  if (attempt.kind === 'refund') return;
  const declined = card ?? (await storedCardOf(trx, attempt));
  // The worker charges the card of a renewal, in days of its own: that is nobody who tries a card.
  const cardKey = attempt.kind === 'renewal' ? null : cardKeyOf(attempt.provider, declined);
  const last4 = declined?.last4 ?? attempt.cardLast4;
  await PaymentAttempt.query(trx)
    .findById(attempt.id)
    .patch({ cardKey, declinedAt: now, ...(last4 && { cardLast4: last4 }) });
  const { userId } = attempt;
  if (userId !== null) await lock(trx, `person ${userId}`);
  if (cardKey) {
    await lock(trx, `card ${cardKey}`);
    const ofCard = await countDeclines(trx, { card_key: cardKey }, now);
    if (ofCard > maxDeclines) await close(trx, { cardKey, cardLast4: last4 ?? null }, ofCard, now);
  }
  // An account that is closed by now pays for nothing more.
  if (userId === null) return;
  const own = await countDeclines(trx, { user_id: userId }, now);
  const withIt = cardKey ? await countDeclines(trx, { user_id: userId, card_key: cardKey }, now) : 0;
  const insists = withIt > maxOfClosedCard && (await isClosed(trx, { card_key: cardKey }, now));
  if (own > maxDeclines || insists) await close(trx, { userId }, own, now);
}

/** Two declines at once must count each other. */
const lock = (trx: Knex.Transaction, subject: string) =>
  trx.raw(`select pg_advisory_xact_lock(hashtext('declines'), hashtext(?))`, [subject]);

async function storedCardOf(
  trx: Knex.Transaction,
  { paymentMethodId }: PaymentAttempt,
): Promise<{ last4: string; expiry?: string } | null> {
  if (paymentMethodId === null) return null;
  const stored = await UserPaymentMethod.query(trx).findById(paymentMethodId);
  if (!stored?.last4Digits) return null;
  return { last4: stored.last4Digits, ...(stored.cardExpiry && { expiry: stored.cardExpiry }) };
}

type Subject = { user_id: number } | { card_key: string | null } | { user_id: number; card_key: string };

const countDeclines = (trx: Knex.Transaction, subject: Subject, now: Date): Promise<number> =>
  PaymentAttempt.query(trx)
    .where(subject)
    .whereBetween('declined_at', [new Date(now.getTime() - hour), now])
    .resultSize();

const isClosed = async (trx: Knex.Transaction, subject: Subject, now: Date): Promise<boolean> =>
  (await CheckoutLock.query(trx)
    .where(subject)
    .where('closed_at', '<=', now)
    .where('opens_at', '>', now)
    .resultSize()) > 0;

/** A further decline of what is closed already, from a page that was open, makes the hour begin anew. */
async function close(
  trx: Knex.Transaction,
  subject: { userId: number } | { cardKey: string; cardLast4: string | null },
  declines: number,
  now: Date,
): Promise<void> {
  const opensAt = new Date(now.getTime() + hour);
  const which = 'userId' in subject ? { user_id: subject.userId } : { card_key: subject.cardKey };
  const renewed = await CheckoutLock.query(trx)
    .where(which)
    .where('closed_at', '<=', now)
    .where('opens_at', '>', now)
    .patch({ declines, opensAt });
  if (renewed === 0) await CheckoutLock.query(trx).insert({ ...subject, declines, closedAt: now, opensAt });
}
