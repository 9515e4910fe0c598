import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestRefund } from '../../domains/payments/attempts/request-refund.ts';
import { CouponRedemption } from '../../models/CouponRedemption.ts';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import { createCoupon } from '../../testing/factories/coupon.ts';
import { payOutAt } from '../../testing/pay-out.ts';
import { RenewalWorld, type Subscriber } from '../../testing/renewal-world.ts';
import { readBooks, readBooksWithin, ruleNames, type Finding } from './read-books.ts';

const start = new Date('2027-01-31T09:00:00Z');
const day = 86_400_000;
let world: RenewalWorld;
let payer: Subscriber;
let other: Subscriber;
/** The payer's first payment and renewal, and the other's payment with its refund in part. */
let paid: PaymentAttempt;
let renewal: PaymentAttempt;
let refunded: PaymentAttempt;
let refund: PaymentAttempt;
let mandateId: number;
/** The payout that has the other's payment. */
let payoutId: number;
/** The use of a coupon by a third person. */
let redemption: CouponRedemption;

beforeAll(async () => {
  world = await RenewalWorld.open(start);
  payer = await world.subscribe();
  other = await world.subscribe();
  const coupon = await createCoupon(world.app.knex, { code: 'BOOKS-25', percent: 25, maxUses: 1 });
  await world.subscribe('approved', { coupon: coupon.code });
  redemption = await CouponRedemption.query(world.app.knex)
    .findOne({ coupon_id: coupon.id, status: 'used' })
    .throwIfNotFound();
  const { knex } = world.app;
  const now = new Date(start.getTime() + 29 * day);
  await world.run(now);
  const attemptOf = (person: Subscriber, kind: PaymentAttempt['kind']) =>
    PaymentAttempt.query(knex).findOne({ user_id: person.user.id, kind }).throwIfNotFound();
  refunded = await attemptOf(other, 'initial');
  await giveBack(refunded, 1_000);
  await world.reconcile(now);
  paid = await attemptOf(payer, 'initial');
  renewal = await attemptOf(payer, 'renewal');
  refund = await attemptOf(other, 'refund');
  mandateId = (await world.mandateOf(payer)).id;
  await payOutAt(world.deps);
  payoutId = (await lineOf(knex)).payout_id;
});
afterAll(() => world.close());

const giveBack = (attempt: PaymentAttempt, amountMinor: number | 'rest') =>
  world.app.knex.transaction((trx) =>
    requestRefund(trx, { attempt, amountMinor, reason: 'a test', actor: 'admin:1', now: world.now }),
  );

/** The findings after a fault was planted where nothing forbids it; the fault is taken back. */
async function findingsAfter(
  plant: (trx: Knex.Transaction) => Promise<unknown>,
  without: readonly string[] = [],
): Promise<Finding[]> {
  const trx = await world.app.knex.transaction();
  try {
    // No trigger, and no foreign key, for this transaction.
    await trx.raw(`set local session_replication_role = replica`);
    await plant(trx);
    return await readBooksWithin(trx, { now: world.now, without });
  } finally {
    await trx.rollback();
  }
}

const lineOf = (trx: Knex) => trx('payout_lines').where({ attempt_id: refunded.id }).first();
const receiptOf = (trx: Knex, { id }: PaymentAttempt) => trx('receipts').where({ attempt_id: id });
const attempt = (trx: Knex, { id }: PaymentAttempt) => trx('payment_attempts').where({ id });
const transactionOf = (trx: Knex, { providerTxn }: PaymentAttempt) =>
  trx('sandbox_psp.transactions').where({ uid: providerTxn });
/** The row again with other values, and so without what the table makes by itself. */
async function copy(trx: Knex, table: string, row: Record<string, unknown>, other: Record<string, unknown>) {
  const { id: _id, ...values } = row;
  const written = Object.fromEntries(
    Object.entries({ ...values, ...other }).map(([column, value]) => [
      column,
      typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value,
    ]),
  );
  const [made] = await trx(table).insert(written).returning('*');
  return made;
}
const copyReceipt = async (trx: Knex, of: PaymentAttempt, values: Record<string, unknown> = {}) => {
  const [counter] = await trx('receipt_counters')
    .where({ series: values['series'] ?? 'R' })
    .increment('last_no', 1)
    .returning('*');
  const number = {
    receipt_no: counter.last_no,
    receipt_number: counter.series + String(counter.last_no).padStart(6, '0'),
  };
  const row = await receiptOf(trx, of).first();
  return copy(trx, 'receipts', row, { ...number, document_key: randomUUID(), ...values });
};
/** The same payment again, taken by the provider too and with its receipt. */
const payAgain = async (trx: Knex) => {
  await trx.raw('drop index payment_attempts_paid_package');
  const [public_id, uid] = [randomUUID(), randomUUID()];
  const row = await attempt(trx, paid).first();
  const again = await copy(trx, 'payment_attempts', row, {
    public_id,
    attempt_no: 7,
    provider_txn: uid,
    idem_key: public_id,
  });
  const moved = await transactionOf(trx, paid).first();
  await trx('sandbox_psp.transactions').insert({ ...moved, uid, page_uid: null, more_info: public_id });
  await copyReceipt(trx, paid, { attempt_id: again.id, transaction_id: uid });
};

/** A dispute of the payer's payment. */
const dispute = (trx: Knex, values: object) =>
  trx('disputes')
    .insert({
      attempt_id: paid.id,
      user_id: payer.user.id,
      provider: 'sandbox',
      provider_dispute_id: randomUUID(),
      amount_minor: paid.amountMinor,
      opened_at: world.now,
      ...values,
    })
    .returning('*');

type Fault = [
  kind: string,
  rule: string,
  plant: (trx: Knex) => Promise<unknown>,
  /** What the finding has to name. */
  named: () => number | string,
];
const uses = (trx: Knex) => trx('coupon_redemptions').where({ id: redemption.id });
const faults: Fault[] = [
  [
    'a coupon takes off another sum than the receipt says',
    'coupons-take-what-they-say',
    (trx) => uses(trx).update({ discount_minor: redemption.discountMinor + 1 }),
    () => `use ${redemption.id} `,
  ],
  [
    'a coupon is used once too often',
    'coupons-stay-within-uses',
    async (trx) => copy(trx, 'coupon_redemptions', await uses(trx).first(), { attempt_id: null }),
    () => `coupon BOOKS-25 (id ${redemption.couponId}) is used 2 times of 1`,
  ],
  [
    'the use of a coupon is of another thing than its payment',
    'coupons-are-of-what-they-lower',
    async (trx) => {
      const [made] = await trx('physical_card_orders').insert({ user_id: payer.user.id }).returning('id');
      await uses(trx).update({ order_id: made.id });
    },
    () => `use ${redemption.id} of coupon`,
  ],
  [
    'the use of a coupon is released though it was paid',
    'coupons-follow-their-payment',
    (trx) => uses(trx).update({ status: 'released' }),
    () => `use ${redemption.id} `,
  ],
  [
    'a document says another number of payments',
    'documents-say-the-installments',
    (trx) => receiptOf(trx, renewal).update({ installments: 3 }),
    () => `payment ${renewal.id} was charged in 1`,
  ],
  [
    'a renewal is charged in payments',
    'installments-are-where-allowed',
    (trx) => attempt(trx, renewal).update({ installments: 3 }),
    () => `payment ${renewal.id}, a renewal `,
  ],
  [
    'the payments of a charge do not add up',
    'installments-add-up',
    (trx) =>
      transactionOf(trx, paid).update({
        number_of_payments: 3,
        first_payment_amount: '16.64',
        rest_payments_amount: '16.63',
      }),
    () => `payment ${paid.id} is in 1 payments`,
  ],
  [
    'a lost dispute is not booked',
    'lost-disputes-are-booked',
    (trx) => dispute(trx, { status: 'lost', closed_at: world.now }),
    () => `of payment ${paid.id} `,
  ],
  [
    'a lost dispute leaves the plan running',
    'lost-disputes-end-what-was-paid',
    async (trx) => {
      const [lost] = await dispute(trx, { attempt_id: renewal.id, status: 'lost', closed_at: world.now });
      return lost;
    },
    () => `payment ${renewal.id} `,
  ],
  [
    'a payment has no tax document and no order for one',
    'payments-have-their-tax-document',
    (trx) => trx('tax_documents').whereIn('receipt_id', receiptOf(trx, renewal).select('id')).delete(),
    () => `of user ${payer.user.id} has no tax document`,
  ],
  [
    'a receipt is deleted',
    'every-payment-has-its-receipt',
    (trx) => receiptOf(trx, paid).delete(),
    () => `payment ${paid.id} `,
  ],
  [
    'a credit is deleted',
    'every-refund-has-its-credit',
    (trx) => receiptOf(trx, refund).delete(),
    () => `refund ${refund.id} `,
  ],
  [
    'a receipt is issued twice',
    'one-document-for-each',
    async (trx) => {
      await trx.raw('alter table receipts drop constraint receipts_once_for_attempt');
      await copyReceipt(trx, paid);
    },
    () => `payment ${paid.id} has 2 documents`,
  ],
  [
    'a receipt is for a payment that failed',
    'receipts-are-for-payments',
    (trx) => attempt(trx, paid).update({ status: 'failed' }),
    () => `payment ${paid.id}, a initial that is failed`,
  ],
  [
    'a credit is issued without a refund',
    'credits-are-for-refunds',
    (trx) => copyReceipt(trx, paid, { kind: 'credit', series: 'C' }),
    () => `payment ${paid.id}, a initial`,
  ],
  [
    'a receipt says another amount',
    'documents-say-the-sum',
    (trx) => receiptOf(trx, paid).update({ amount: '49.91' }),
    () => `payment ${paid.id} moved 49.90`,
  ],
  [
    'a receipt says another currency',
    'documents-say-the-currency',
    (trx) => receiptOf(trx, paid).update({ currency: 'USD' }),
    () => `payment ${paid.id} was in ILS`,
  ],
  [
    'a receipt says another way to pay',
    'documents-say-the-payment-type',
    (trx) => receiptOf(trx, paid).update({ payment_method: 'bit' }),
    () => `payment ${paid.id} was paid with credit_card`,
  ],
  [
    'a receipt is another person’s',
    'documents-are-the-payers',
    (trx) => receiptOf(trx, paid).update({ user_id: other.user.id }),
    () => `belongs to user ${other.user.id}`,
  ],
  [
    'a receipt names another transaction',
    'documents-name-the-transaction',
    (trx) => receiptOf(trx, paid).update({ transaction_id: renewal.providerTxn }),
    () => `payment ${paid.id} is ${paid.providerTxn}`,
  ],
  [
    'a receipt bears another day',
    'documents-say-the-day',
    (trx) => receiptOf(trx, paid).update({ payment_date: new Date(start.getTime() - 40 * day) }),
    () => String(paid.providerTxn),
  ],
  [
    'a number is left out',
    'numbers-have-no-gap',
    async (trx) => {
      await trx('receipt_counters').where({ series: 'R' }).update({ last_no: 9 });
      await receiptOf(trx, renewal).update({ receipt_no: 9, receipt_number: 'R000009' });
    },
    () => 'series R lacks',
  ],
  [
    'a counter ran ahead',
    'numbers-end-at-their-counter',
    (trx) => trx('receipt_counters').where({ series: 'C' }).update({ last_no: 2 }),
    () => 'series C stands at 2',
  ],
  [
    'a bank transfer has no proforma',
    'transfers-have-their-proforma',
    (trx) => attempt(trx, paid).update({ provider: 'bank' }),
    () => `payment ${paid.id} by bank transfer asked for 49.90, its proforma is not there`,
  ],
  [
    'one movement at the bank is counted twice',
    'bank-references-are-once',
    async (trx) => {
      await attempt(trx, paid).update({ provider: 'bank', provider_txn: '10-1' });
      await attempt(trx, renewal).update({ provider: 'bank', provider_txn: '10 1' });
    },
    () => `payments ${paid.id}, ${renewal.id} name reference 10`,
  ],
  [
    'a proforma is missing',
    'proformas-have-no-gap',
    (trx) =>
      trx('proformas').insert({
        attempt_id: paid.id,
        proforma_no: 2,
        number: 'P000002',
        amount: 49.9,
        vat_rate: 18,
        vat_amount: 7.61,
        items: '[]',
        snapshot: '{}',
        due_at: start,
      }),
    () => 'proforma 1 is missing',
  ],
  [
    'a credit stands among the receipts',
    'series-hold-one-kind',
    (trx) => receiptOf(trx, refund).update({ series: 'R', receipt_no: 9, receipt_number: 'R000009' }),
    () => 'R000009',
  ],
  [
    'a period is charged twice',
    'one-charge-for-a-period',
    payAgain,
    () => `package ${payer.packageId} was paid 2 times`,
  ],
  [
    'more is refunded than was paid',
    'refunds-stay-within-payments',
    (trx) => attempt(trx, refund).update({ amount_minor: 5_000 }),
    () => `payment ${refunded.id} of 49.90 is refunded by 50.00`,
  ],
  [
    'a refund is of another person’s payment',
    'refunds-return-what-was-taken',
    (trx) => attempt(trx, refund).update({ parent_attempt_id: paid.id }),
    () => `payment ${paid.id} (succeeded, user ${payer.user.id}`,
  ],
  [
    'what came twice is not given back',
    'excess-is-given-back',
    (trx) => attempt(trx, paid).update({ status: 'excess' }),
    () => `payment ${paid.id} of 49.90`,
  ],
  [
    'a standing order is moved',
    'mandates-mirror-packages',
    (trx) =>
      trx('recurring_payments')
        .where({ id: mandateId })
        .update({ next_charge_date: trx.raw(`next_charge_date + interval '1 month'`) }),
    () => `standing order ${mandateId} `,
  ],
  [
    'a plan that is over charges on',
    'ended-packages-have-no-mandate',
    (trx) => trx('packages').where({ id: payer.packageId }).update({ status: 'expired', is_paid: false }),
    () => `standing order ${mandateId} `,
  ],
  [
    'a plan renews without a standing order',
    'renewals-have-a-mandate',
    (trx) => trx('recurring_payments').where({ id: mandateId }).delete(),
    () => `package ${payer.packageId} `,
  ],
  [
    'the VAT is an agora too much',
    'vat-is-exact',
    (trx) => receiptOf(trx, paid).increment('vat_amount', 0.01),
    () => 'over 49.90 says VAT of 7.62',
  ],
  [
    'the VAT has the rate of another year',
    'vat-rate-is-of-its-day',
    (trx) => receiptOf(trx, paid).update({ vat_rate: 17, vat_amount: '7.25' }),
    () => 'has 17% VAT, 18% is right',
  ],
  [
    'the lines do not add up',
    'lines-add-up',
    (trx) =>
      receiptOf(trx, paid).update({
        items: JSON.stringify([{ description: 'x', quantity: 1, unitPrice: '49.00', total: '49.00' }]),
      }),
    () => 'has lines of 49.00',
  ],
  [
    'payment and receipt agree on less than the provider took',
    'money-in-is-receipts-less-credits',
    async (trx) => {
      await attempt(trx, paid).update({ amount_minor: 4_000 });
      await receiptOf(trx, paid).update({ amount: '40.00' });
    },
    () => `user ${payer.user.id}, `,
  ],
  [
    'the provider took money that we know nothing of',
    'provider-money-is-known-to-us',
    async (trx) =>
      trx('sandbox_psp.transactions').insert({
        ...(await transactionOf(trx, paid).first()),
        uid: 'deadbeef-0000-4000-8000-000000000000',
        page_uid: null,
      }),
    () => 'deadbeef-0000-4000-8000-000000000000',
  ],
  [
    'the provider knows nothing of a payment of ours',
    'our-money-is-known-to-the-provider',
    (trx) => transactionOf(trx, paid).delete(),
    () => `initial ${paid.id} `,
  ],
  [
    'the provider took another sum',
    'provider-moved-the-same',
    (trx) => transactionOf(trx, paid).update({ amount: '4.00' }),
    () => `initial ${paid.id} is 49.90 ILS, sandbox moved 4.00 ILS`,
  ],
  [
    'the provider refunded another charge',
    'refunds-are-of-their-charge',
    (trx) => transactionOf(trx, refund).update({ parent_uid: renewal.providerTxn }),
    () => `refund ${refund.id} is of payment ${refunded.id}`,
  ],
  [
    'a paid plan was not given',
    'what-was-paid-is-given',
    (trx) => trx('packages').where({ id: payer.packageId }).update({ status: 'inactive', auto_renew: false }),
    () => `package ${payer.packageId} is inactive`,
  ],
  [
    'a plan that is over is still marked as paid',
    'ended-packages-are-not-paid',
    (trx) => trx('packages').where({ id: payer.packageId }).update({ status: 'refunded' }),
    () => `package ${payer.packageId} `,
  ],
  [
    'a renewal hangs',
    'no-renewal-is-stuck',
    (trx) => trx('packages').where({ id: payer.packageId }).update({ renewal_process_status: 'charging' }),
    () => `package ${payer.packageId} `,
  ],
  [
    'a payment is unknown for days',
    'nothing-stays-unknown',
    (trx) =>
      attempt(trx, renewal).update({ status: 'unknown', sent_at: new Date(world.now.getTime() - 3 * day) }),
    () => `payment ${renewal.id} `,
  ],
  [
    'a difference from the statement is open',
    'statements-are-reviewed',
    (trx) =>
      trx('statement_lines').insert({
        provider: 'sandbox',
        direction: 'charge',
        txn_id: 'stranger-1',
        amount_minor: 4_000,
        currency: 'ILS',
        moved_at: start,
        seen_at: start,
        difference: 'unknown_here',
        found_at: start,
      }),
    () => 'charge stranger-1 of 40.00 ILS',
  ],
  [
    'a payout brought another sum than its lines',
    'payouts-are-their-lines',
    (trx) => trx('payouts').where({ id: payoutId }).increment('net_minor', 1),
    () => `payout ${payoutId} `,
  ],
  [
    'a payment is in two payouts',
    'a-payment-is-paid-out-once',
    async (trx) => {
      const second = await copy(trx, 'payouts', await trx('payouts').where({ id: payoutId }).first(), {
        payout_uid: 'second',
        net_minor: 0,
      });
      await copy(trx, 'payout_lines', await lineOf(trx), {
        payout_id: second.id,
        entry_uid: 'second',
        attempt_id: null,
      });
    },
    () => `payment ${refunded.id} `,
  ],
  [
    'a payout has another sum for a payment',
    'payouts-pay-what-was-paid',
    async (trx) => {
      await trx('payout_lines').where({ attempt_id: refunded.id }).increment('amount_minor', 5);
      await trx('payouts').where({ id: payoutId }).increment('net_minor', 5);
    },
    () => `payment ${refunded.id}: `,
  ],
  [
    'a difference from a payout is open',
    'payouts-are-reviewed',
    (trx) =>
      trx('payout_lines').insert({
        provider: 'sandbox',
        kind: 'charge',
        entry_uid: 'waits:0',
        txn_id: 'stranger-2',
        amount_minor: 4_000,
        currency: 'ILS',
        moved_at: start,
        difference: 'not_paid_out',
        found_at: start,
      }),
    () => 'charge stranger-2 of 40.00 ILS',
  ],
  [
    'a status went a way that there is not',
    'statuses-follow-their-tables',
    (trx) =>
      trx('state_transitions').insert({
        entity: 'packages',
        entity_id: payer.packageId,
        from_status: 'refunded',
        to_status: 'active',
        actor: 'x',
        reason: 'x',
      }),
    () => `packages ${payer.packageId} went from refunded to active`,
  ],
  [
    'a status changed unwritten',
    'steps-lead-to-the-status',
    (trx) => trx('recurring_payments').where({ id: mandateId }).update({ status: 'failed' }),
    () => `recurring_payments ${mandateId}: `,
  ],
];

test('books in which all went well have no findings', async () => {
  expect(await readBooks(world.app.knex, { now: world.now })).toEqual([]);
});

test('there is a fault for each rule', () => {
  expect(faults.map(([, rule]) => rule).toSorted()).toEqual(ruleNames);
});

describe('a planted fault is named by its rule', () => {
  test.each(faults)('%s: %s', async (_kind, rule, plant, named) => {
    expect(await findingsAfter(plant)).toContainEqual({
      rule,
      finding: expect.stringContaining(String(named())),
    });
  });
});

test('a rule that is left out finds nothing, and the others do', async () => {
  const plant = (trx: Knex.Transaction) => receiptOf(trx, paid).update({ amount: '49.91' });
  const all = (await findingsAfter(plant)).map(({ rule }) => rule);
  const left = (await findingsAfter(plant, ['documents-say-the-sum'])).map(({ rule }) => rule);
  expect(left.length).toBeGreaterThan(0);
  expect(left).toEqual(all.filter((rule) => rule !== 'documents-say-the-sum'));
});

test('what came twice and is given back, a refund that is out and one that failed are in order', async () => {
  const { knex } = world.app;
  const person = await world.subscribe();
  const first = await PaymentAttempt.query(knex).findOne({ user_id: person.user.id }).throwIfNotFound();
  const publicId = randomUUID();
  const { id: _id, createdAt: _created, updatedAt: _updated, ...known } = first.toJSON() as PaymentAttempt;
  const second = await PaymentAttempt.query(knex).insertAndFetch({
    ...known,
    publicId,
    idemKey: publicId,
    attemptNo: 2,
    status: 'expired',
    providerTxn: null,
    checkoutId: null,
    nextCheckAt: world.now,
    // As they were read, and so no texts.
    sentAt: first.sentAt,
    dueAt: first.dueAt,
    expiresAt: first.expiresAt,
  });
  const taken = await transactionOf(knex, first).first();
  await knex('sandbox_psp.transactions').insert({
    ...taken,
    uid: randomUUID(),
    page_uid: null,
    more_info: publicId,
  });
  await world.reconcile();
  expect(await second.$query(knex)).toMatchObject({ status: 'excess' });
  // Written down by what found the excess, and not sent yet.
  expect(await readBooks(knex, { now: world.now })).toEqual([]);
  await world.reconcile(new Date(world.now.getTime() + 60_000));
  const back = await PaymentAttempt.query(knex).findOne({ parent_attempt_id: second.id }).throwIfNotFound();
  expect(back.status).toBe('succeeded');
  expect(await readBooks(knex, { now: world.now })).toEqual([]);
  const failing = await giveBack(first, 'rest');
  await PaymentAttempt.query(knex)
    .findById(failing?.id ?? 0)
    .patch({ status: 'failed', needsReview: true, nextCheckAt: null });
  expect(await readBooks(knex, { now: world.now })).toEqual([]);
});
