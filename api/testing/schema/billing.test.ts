import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptStatuses } from '../../contract/payments/entities/payment-attempt.schema.ts';
import { packageChangeStatuses } from '../../contract/subscriptions/entities/package-change.schema.ts';
import { packageStatuses } from '../../contract/subscriptions/entities/package.schema.ts';
import { orderStatuses } from '../../contract/nfc/entities/physical-card-order.schema.ts';
import { recurringPaymentStatuses } from '../../contract/payments/entities/recurring-payment.schema.ts';
import { transitions } from '../../domains/payments/attempts/transitions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createPackageChange } from '../factories/package-change.ts';
import { createPackage } from '../factories/package.ts';
import { createPaymentAttempt } from '../factories/payment-attempt.ts';
import { createPhysicalCardOrder } from '../factories/physical-card-order.ts';
import { createReceipt } from '../factories/receipt.ts';
import { createRecurringPayment } from '../factories/recurring-payment.ts';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.destroy());

const checkViolation = '23514';
const uniqueViolation = '23505';

const tables = [
  ['payment_attempts', attemptStatuses, (status: string) => createPaymentAttempt(knex, { status } as never)],
  ['packages', packageStatuses, (status: string) => createPackage(knex, { status } as never)],
  [
    'recurring_payments',
    recurringPaymentStatuses,
    (status: string) => createRecurringPayment(knex, { status } as never),
  ],
  [
    'physical_card_orders',
    orderStatuses,
    (status: string) => createPhysicalCardOrder(knex, { status, trackingNumber: 'RR1IL' } as never),
  ],
] as const;

describe.each(tables)('%s', (table, statuses, create) => {
  test('the database lets a status move where our own map does, and nowhere else', async () => {
    for (const from of statuses)
      for (const to of statuses) {
        if (from === to) continue;
        const { id } = await create(from);
        const allowed =
          (transitions[table] as Record<string, readonly string[]>)[from]?.includes(to) ?? false;
        const change = knex(table).where({ id }).update({ status: to });
        if (allowed) await expect(change, `${from} > ${to}`).resolves.toBe(1);
        else await expect(change, `${from} > ${to}`).rejects.toMatchObject({ code: checkViolation, table });
      }
  });
});

test('a change of plan is settled once', async () => {
  const settledAt = (status: string) => (status === 'pending' ? null : new Date());
  for (const from of packageChangeStatuses)
    for (const to of packageChangeStatuses) {
      if (from === to) continue;
      const { id } = await createPackageChange(knex, { status: from, settledAt: settledAt(from) });
      const change = knex('package_changes')
        .where({ id })
        .update({ status: to, settled_at: settledAt(to) });
      if (from === 'pending') await expect(change, `${from} > ${to}`).resolves.toBe(1);
      else
        await expect(change, `${from} > ${to}`).rejects.toMatchObject({
          code: checkViolation,
          table: 'package_changes',
        });
    }
});

describe('receipts', () => {
  test.each([
    ['amount', { amount: '1.00' }],
    ['status', { status: 'refunded' }],
    ['items', { items: '[]' }],
    ['vat_rate', { vat_rate: 17 }],
    ['attempt_id', { kind: 'credit' }],
  ])('never change in %s', async (_column, values) => {
    const { id } = await createReceipt(knex);
    await expect(knex('receipts').where({ id }).update(values)).rejects.toMatchObject({
      code: checkViolation,
      table: 'receipts',
    });
  });

  test('lose their person with the account, and only then can be deleted; only their document comes later', async () => {
    const { id, userId } = await createReceipt(knex);
    await expect(knex('receipts').where({ id }).delete()).rejects.toMatchObject({ code: checkViolation });
    await knex('receipts').where({ id }).update({ pdf_status: 'ready', pdf_url: '/x.pdf' });
    await expect(knex('receipts').where({ id }).update({ user_id: null })).rejects.toMatchObject({
      code: checkViolation,
    });
    await knex('users').where({ id: userId }).delete();
    expect(await knex('receipts').where({ id }).first()).toMatchObject({
      user_id: null,
      former_customer: { id: userId },
      kept_at: expect.any(Date),
    });
    await expect(knex('receipts').where({ id }).update({ amount: '1.00' })).rejects.toMatchObject({
      code: checkViolation,
    });
    await knex('receipts').where({ id }).delete();
  });

  test('carry the number of their series, once, and once for each attempt and kind', async () => {
    const { id: attemptId, userId } = await createPaymentAttempt(knex);
    await createReceipt(knex, { attemptId, userId });
    await expect(createReceipt(knex, { attemptId, userId })).rejects.toMatchObject({
      nativeError: { code: uniqueViolation, constraint: 'receipts_once_for_attempt' },
    });
    await createReceipt(knex, { attemptId, userId, kind: 'credit' });
    await expect(createReceipt(knex, { receiptNumber: 'R-7' })).rejects.toMatchObject({
      nativeError: { code: checkViolation },
    });
    const wide = await createReceipt(knex, { receiptNo: 12_345_678 });
    expect(wide.receiptNumber).toBe('R12345678');
    // Both documents still name their attempt when the person is gone, and it is there.
    await knex('users').where({ id: userId }).delete();
    expect(await knex('receipts').where({ attempt_id: attemptId, user_id: null })).toHaveLength(2);
    expect(await knex('payment_attempts').where({ id: attemptId }).first()).toMatchObject({
      user_id: null,
      package_id: null,
    });
  });
});

describe('payment attempts', () => {
  const again = (packageId: number, userId: number, values: object) =>
    createPaymentAttempt(knex, { packageId, userId, ...values });

  test('one live and one paid for each package and period, but a late proof beside a live one', async () => {
    const first = await createPaymentAttempt(knex);
    const { packageId, userId } = first as { packageId: number; userId: number };
    await expect(again(packageId, userId, { attemptNo: 2 })).rejects.toMatchObject({
      nativeError: { constraint: 'payment_attempts_live_package' },
    });
    await again(packageId, userId, { attemptNo: 2, status: 'succeeded' });
    await expect(again(packageId, userId, { attemptNo: 3, status: 'succeeded' })).rejects.toMatchObject({
      nativeError: { constraint: 'payment_attempts_paid_package' },
    });
    await again(packageId, userId, { attemptNo: 3, status: 'excess' });
    await again(packageId, userId, { kind: 'refund', parentAttemptId: first.id });
    await again(packageId, userId, { kind: 'refund', parentAttemptId: first.id, attemptNo: 2 });
  });

  test.each([
    ['no package', { packageId: null }],
    ['a refund of nothing', { kind: 'refund' }],
    ['a negative amount', { amountMinor: -1 }],
    ['an unknown status', { status: 'paid' }],
  ])('%s is refused', async (_name, values) => {
    const { packageId, userId } = await createPaymentAttempt(knex, { status: 'failed' });
    await expect(
      createPaymentAttempt(knex, { packageId, userId, attemptNo: 2, ...values } as never),
    ).rejects.toMatchObject({ nativeError: { code: expect.stringMatching(/^23/) } });
  });

  test('one transaction of the provider pays once', async () => {
    await createPaymentAttempt(knex, { status: 'succeeded', providerTxn: 'tx' });
    await expect(
      createPaymentAttempt(knex, { status: 'succeeded', providerTxn: 'tx' }),
    ).rejects.toMatchObject({ nativeError: { constraint: 'payment_attempts_provider_txn_once' } });
  });
});

test('a package is renewed by one of us', async () => {
  await expect(
    createPackage(knex, { renewalDriver: 'merchant', recurringPaymentUid: 'r-1' }),
  ).rejects.toMatchObject({ nativeError: { constraint: 'packages_one_renewal_driver' } });
  await createPackage(knex, { renewalDriver: 'provider', recurringPaymentUid: 'r-2' });
  await createPackage(knex, { renewalDriver: 'merchant' });
});
