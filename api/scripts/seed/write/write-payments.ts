import type { Knex } from 'knex';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { transactions } from '../../../domains/payments/sandbox/tables.ts';
import { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { createCheckoutLock } from '../../../testing/factories/checkout-lock.ts';
import { createDispute } from '../../../testing/factories/dispute.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { createProviderEvent } from '../../../testing/factories/provider-event.ts';
import { createStatementLine } from '../../../testing/factories/statement-line.ts';
import { uuidOf } from '../random.ts';
import type { SeedContext } from './context.ts';
import type { DemoPayment } from './write-money.ts';

const day = 86_400_000;

/**
 * The last payment of each package that a card paid, known to the sandbox, too, so that staff can really give it back;
 * and one of each that waits for people: a payment without an answer, a refund that failed, a dispute. The demo
 * account's are left out: its package is made anew every night.
 * @param payments get the payment they belong to
 */
export async function writePayments(
  { trx, users, calendar }: SeedContext,
  payments: readonly DemoPayment[],
): Promise<void> {
  const owners = new Map([...users].map(([name, { id }]) => [id, name]));
  const packages = await Package.query(trx)
    .where({ payment_method: 'sandbox' })
    .where('price', '>', 0)
    .orderBy('id');
  let refundable: PaymentAttempt | undefined;
  let disputed: PaymentAttempt | undefined;
  for (const bought of packages) {
    const owner = owners.get(bought.userId);
    if (!owner || owner === 'demo') continue;
    if (!bought.lastPaymentDate || !bought.startDate) {
      if (bought.status !== 'pending_payment') continue;
      await writeWaiting(trx, bought, calendar.day(-1, 11));
      await createCheckoutLock(trx, { userId: bought.userId, closedAt: calendar.day(-2, 11) });
      continue;
    }
    const at = bought.lastPaymentDate;
    const attempt = await writePaid(trx, bought, at);
    refundable ??= bought.status === 'active' && bought.endDate !== null ? attempt : undefined;
    if (attempt !== refundable) disputed = attempt;
    const receipt = payments.find(
      (payment) => payment.owner === owner && payment.at.getTime() === at.getTime(),
    );
    if (receipt && receipt.attemptId === undefined) receipt.attemptId = attempt.id;
  }
  if (refundable) await writeFailedRefund(trx, refundable, calendar.day(-2, 12));
  if (disputed)
    await createDispute(trx, {
      attemptId: disputed.id,
      reason: 'מכתב מחברת הסליקה: בעל הכרטיס אינו מזהה את העסקה',
      feeMinor: 4_500,
      openedAt: calendar.day(-3, 10),
      evidenceDueAt: calendar.day(11, 10),
      createdAt: calendar.day(-3, 10),
      updatedAt: calendar.day(-3, 10),
    });
  await createProviderEvent(trx, {
    dedupeKey: 'tx:demo:000:Charge',
    txnId: uuidOf('a transaction nobody knows'),
    reference: uuidOf('a payment nobody knows'),
    status: 'parked',
    tries: 1,
    createdAt: calendar.day(-3, 13),
    processedAt: calendar.day(-3, 13),
    nextTryAt: calendar.day(-3, 13),
  });
}

async function writePaid(trx: Knex, bought: Package, at: Date): Promise<PaymentAttempt> {
  const isFirst = at.getTime() - (bought.startDate?.getTime() ?? 0) < day;
  const publicId = uuidOf(`payment ${bought.id}`);
  const card = await UserPaymentMethod.query(trx).findOne({ user_id: bought.userId, is_default: true });
  const uid = uuidOf(`transaction ${bought.id}`);
  await transactions(trx).insert({
    uid,
    type: 'Charge',
    status_code: '000',
    amount: fromMinor(bought.price),
    currency: 'ILS',
    more_info: publicId,
    four_digits: card?.last4Digits ?? null,
    created_at: at,
  });
  const attempt = await createPaymentAttempt(trx, {
    publicId,
    packageId: bought.id,
    userId: bought.userId,
    kind: isFirst ? 'initial' : 'renewal',
    periodKey: isFirst ? 'initial' : at.toISOString().slice(0, 10),
    status: 'succeeded',
    amountMinor: bought.price,
    providerTxn: uid,
    paymentMethodId: card?.id ?? null,
    cardLast4: card?.last4Digits ?? null,
    sentAt: at,
    dueAt: at,
    createdAt: at,
    updatedAt: at,
  });
  // As the next morning's look at the sandbox's statement left it.
  const seenAt = new Date(at.getTime() + day);
  await createStatementLine(trx, {
    txnId: uid,
    reference: publicId,
    amountMinor: bought.price,
    movedAt: at,
    seenAt,
    attemptId: attempt.id,
    difference: null,
    foundAt: null,
    createdAt: seenAt,
    updatedAt: seenAt,
  });
  return attempt;
}

/** A first payment whose answer never came. */
function writeWaiting(trx: Knex, bought: Package, at: Date): Promise<PaymentAttempt> {
  return createPaymentAttempt(trx, {
    publicId: uuidOf(`payment ${bought.id}`),
    packageId: bought.id,
    userId: bought.userId,
    status: 'manual_review',
    needsReview: true,
    amountMinor: bought.price,
    sentAt: at,
    dueAt: at,
    createdAt: at,
    updatedAt: at,
  });
}

function writeFailedRefund(trx: Knex, parent: PaymentAttempt, at: Date): Promise<PaymentAttempt> {
  return createPaymentAttempt(trx, {
    publicId: uuidOf(`refund of ${parent.id}`),
    packageId: parent.packageId,
    userId: parent.userId,
    kind: 'refund',
    periodKey: parent.periodKey,
    parentAttemptId: parent.id,
    status: 'failed',
    failure: 'not_sent',
    needsReview: true,
    amountMinor: 1_000,
    reason: 'פיצוי על תקלה בכרטיס',
    requestedBy: 'system',
    sentAt: at,
    createdAt: at,
    updatedAt: at,
  });
}
