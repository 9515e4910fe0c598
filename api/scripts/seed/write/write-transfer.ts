import { withdrawalReason } from '../../../contract/payments/state-reasons.ts';
import { hooks } from '../../../domains.ts';
import { requestRefund } from '../../../domains/payments/index.ts';
import { applyFoundWithin } from '../../../domains/payments/attempts/apply-found.ts';
import { issueProforma } from '../../../domains/payments/transfers/issue-proforma.ts';
import { transferDueAt } from '../../../domains/payments/transfers/open-transfer.ts';
import { endPackage } from '../../../domains/subscriptions/plan/end-package.ts';
import { idempotencyKeyOf } from '../../../lib/idempotency-key.ts';
import type { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { Product } from '../../../models/Product.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { createBillingDetails } from '../../../testing/factories/billing-details.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import type { AccountName } from '../content/accounts.ts';
import { demoProducts } from '../content/products.ts';
import { uuidOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';
import type { MoneyMoment } from './money-moments.ts';
import { lockPackage } from './write-packages.ts';

/** A company that pays for a further plan by bank transfer: its money is awaited. */
export async function writeTransfer(context: SeedContext): Promise<void> {
  await openTransfer(context, {
    account: 'team',
    customer: 'קבוצת אופק נדל״ן בע״מ',
    name: 'a bank transfer that is awaited',
    at: context.calendar.day(-3, 11),
  });
}

/**
 * Somebody who paid by bank transfer and withdrew: staff have yet to send the money back.
 * @returns what happened to it since it was asked for
 */
export async function writeReturnedTransfer(context: SeedContext): Promise<MoneyMoment[]> {
  const { calendar } = context;
  const account = 'samira';
  const { attempt, bought } = await openTransfer(context, {
    account,
    customer: 'סמירה עבאס, רואת חשבון',
    name: 'a bank transfer that goes back',
    at: calendar.day(-9, 11),
  });
  const staff = `admin:${userOf(context, 'finance').id}`;
  const cause = { actor: `user:${userOf(context, account).id}`, reason: withdrawalReason };
  return [
    {
      at: calendar.day(-6, 12),
      async happen({ trx, deps, now }) {
        const approved = {
          kind: 'approved',
          txnId: '48-210-775',
          amount: { minor: attempt.amountMinor, currency: 'ILS' },
          paymentType: 'bank_transfer',
          providerAt: now,
        } as const;
        const found = { kind: 'approved', transactions: [approved] } as const;
        await applyFoundWithin(trx, deps, attempt.id, found, { actor: staff });
      },
    },
    {
      at: calendar.day(-1, 16),
      async happen(present) {
        const { trx, now } = present;
        await endPackage(trx, await lockPackage(present, bought.id), 'cancelled', cause);
        const refund = await requestRefund(trx, { attempt, amountMinor: 'rest', ...cause, now });
        if (!refund) throw new Error('nothing of the bank transfer is left');
        const publicId = uuidOf('the refund of a bank transfer');
        await refund.$query(trx).patch({ publicId, idemKey: idempotencyKeyOf(publicId), createdAt: now });
      },
    },
  ];
}

interface Wanted {
  account: AccountName;
  /** As the documents name them. */
  customer: string;
  /** Of which the payment's number is made, the same on every day. */
  name: string;
  at: Date;
}

/** Somebody who chose to pay for a year of the business plan by bank transfer, and has the proforma. */
async function openTransfer(
  context: SeedContext,
  { account, customer, name, at }: Wanted,
): Promise<{ bought: Package; attempt: PaymentAttempt }> {
  const { trx, env } = context;
  const { id: userId, email } = userOf(context, account);
  const product = await Product.query(trx)
    .findOne({ serial_number: demoProducts.business.serialNumber })
    .throwIfNotFound();
  await createBillingDetails(trx, { userId, name: customer, email, createdAt: at, updatedAt: at });
  const bought = await createPackage(trx, {
    userId,
    productId: product.id,
    status: 'pending_payment',
    isPaid: false,
    billingCycle: 'yearly',
    price: product.yearlyPrice,
    basicCardCount: product.basicCardCount,
    proCardCount: product.proCardCount,
    paymentMethod: 'bank',
    startDate: null,
    endDate: null,
    paidUntil: null,
    createdAt: at,
    updatedAt: at,
  });
  await bought.$fetchGraph('product', { transaction: trx });
  const dueAt = transferDueAt(at);
  const attempt = await createPaymentAttempt(trx, {
    publicId: uuidOf(name),
    packageId: bought.id,
    userId,
    status: 'pending',
    provider: 'bank',
    amountMinor: product.yearlyPrice,
    sentAt: at,
    dueAt: at,
    expiresAt: dueAt,
    createdAt: at,
    updatedAt: at,
  });
  const deps = { knex: trx, env, hooks, clock: { now: () => at } };
  const { id } = await issueProforma(trx, deps, { attempt, bought, order: null }, dueAt);
  await Proforma.query(trx).findById(id).patch({ mailedAt: at });
  return { bought, attempt };
}
