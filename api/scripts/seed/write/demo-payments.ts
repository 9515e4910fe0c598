import type { Knex } from 'knex';
import type { Outcome } from '../../../adapters/payments/payment-port.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { requestRefund } from '../../../domains/payments/index.ts';
import { applyOutcomeWithin } from '../../../domains/payments/attempts/apply-outcome.ts';
import { dividedInto } from '../../../domains/payments/sandbox/installments.ts';
import { tokens, transactions } from '../../../domains/payments/sandbox/tables.ts';
import { idempotencyKeyOf } from '../../../lib/idempotency-key.ts';
import { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { StateTransition } from '../../../models/StateTransition.ts';
import type { UserPaymentMethod } from '../../../models/UserPaymentMethod.ts';
import { uuidOf } from '../random.ts';
import type { Present } from './money-moments.ts';

/** A card as its owner types it on the payment page, and as it is kept where they let us. */
export interface DemoCard {
  last4: string;
  /** `MM/YYYY` */
  expiry: string;
  kept: { methodId: number; token: string } | null;
}

/** Of one who didn't let us keep it. */
export const typedCard: DemoCard = { last4: '4580', expiry: '11/2030', kept: null };

export const cardOfMethod = ({ id, token, last4Digits, cardExpiry }: UserPaymentMethod): DemoCard => ({
  last4: last4Digits ?? '',
  expiry: cardExpiry ?? '',
  kept: { methodId: id, token: token ?? '' },
});

/** A card that the sandbox knows and charges. @returns its token */
export async function storeInSandbox(
  knex: Knex,
  name: string,
  { last4, expiry }: Pick<DemoCard, 'last4' | 'expiry'>,
): Promise<string> {
  const uid = uuidOf(`token ${name}`);
  await tokens(knex)
    .insert({
      uid,
      customer_uid: uid,
      behaviour: 'approved',
      four_digits: last4,
      ...expiryColumns(expiry),
    })
    .onConflict('uid')
    .ignore();
  return uid;
}

function expiryColumns(expiry: string) {
  const [month = '', year = ''] = expiry.split('/');
  return { expiry_month: month, expiry_year: year };
}

type Wish = Pick<PaymentAttempt, 'userId' | 'kind' | 'periodKey' | 'amountMinor'> &
  Partial<
    Pick<PaymentAttempt, 'packageId' | 'orderId' | 'dueAt' | 'attemptNo' | 'saveCard' | 'installments'>
  >;

/**
 * A payment at a moment of the past as the product makes it: written down, sent, taken or declined by the sandbox, and
 * its outcome applied. What follows (package, standing order, receipt) is the product's own doing.
 * @param name of which its number and the sandbox's are made, the same on every day
 * @param code what the issuer answers
 * @throws {Error} when the product doesn't count an approved payment
 */
export async function pay(
  { trx, deps, now }: Present,
  name: string,
  card: DemoCard,
  wish: Wish,
  code: '000' | '004' = '000',
): Promise<PaymentAttempt> {
  const sent = await PaymentAttempt.query(trx)
    .insert({
      publicId: uuidOf(`payment ${name}`),
      provider: 'sandbox',
      dueAt: now,
      ...wish,
      cardLast4: card.last4,
      paymentMethodId: card.kept?.methodId ?? null,
      status: 'pending',
      sentAt: now,
      createdAt: now,
    })
    .returning('*');
  await noteSent(trx, sent);
  const txnId = uuidOf(`transaction ${name}`);
  await transactions(trx).insert({
    uid: txnId,
    type: 'Charge',
    status_code: code,
    amount: fromMinor(sent.amountMinor),
    ...dividedInto(sent.installments, fromMinor(sent.amountMinor)),
    currency: sent.currency,
    more_info: sent.publicId,
    token_uid: card.kept?.token ?? null,
    customer_uid: card.kept?.token ?? null,
    four_digits: card.last4,
    ...expiryColumns(card.expiry),
    created_at: now,
  });
  const outcome: Outcome =
    code === '000'
      ? approved(sent, txnId, now, { last4: card.last4, expiry: card.expiry })
      : { kind: 'declined', decline: { class: 'soft', code }, txnId };
  const settled = await applyOutcomeWithin(trx, deps, sent.id, outcome);
  if (code === '000' && settled.status !== 'succeeded')
    throw new Error(`the demo payment ${name} is ${settled.status}`);
  return settled;
}

/** Gives the whole of a payment back at a moment of the past, as the product does. */
export async function payBack(
  { trx, deps, now }: Present,
  name: string,
  parent: PaymentAttempt,
  { reason, actor }: { reason: string; actor: string },
): Promise<void> {
  const asked = await requestRefund(trx, { attempt: parent, amountMinor: 'rest', reason, actor, now });
  if (!asked) throw new Error(`nothing of the demo payment ${name} is left`);
  const publicId = uuidOf(`refund ${name}`);
  const sent = await asked.$query(trx).patchAndFetch({
    publicId,
    idemKey: idempotencyKeyOf(publicId),
    status: 'pending',
    sentAt: now,
    createdAt: now,
  });
  await noteSent(trx, sent);
  const charged = await transactions(trx)
    .where({ uid: parent.providerTxn ?? '' })
    .first();
  if (!charged) throw new Error(`the sandbox doesn't know the demo payment ${name}`);
  const txnId = uuidOf(`transaction back ${name}`);
  await transactions(trx).insert({
    ...charged,
    uid: txnId,
    parent_uid: charged.uid,
    type: 'Refund',
    amount: fromMinor(sent.amountMinor),
    more_info: publicId,
    created_at: now,
  });
  await applyOutcomeWithin(trx, deps, sent.id, approved(sent, txnId, now));
}

/** The step that sending is, which comes before the provider's answer. */
async function noteSent(trx: Knex.Transaction, { id }: PaymentAttempt): Promise<void> {
  await StateTransition.query(trx).insert({
    entity: 'payment_attempts',
    entityId: id,
    fromStatus: 'created',
    toStatus: 'pending',
    actor: 'system',
    reason: 'sent',
    attemptId: id,
  });
}

const approved = (
  { amountMinor }: PaymentAttempt,
  txnId: string,
  providerAt: Date,
  card?: { last4: string; expiry: string },
): Outcome => ({
  kind: 'approved',
  txnId,
  amount: { minor: amountMinor, currency: 'ILS' },
  providerAt,
  ...(card && { card }),
});
