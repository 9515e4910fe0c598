import { hooks } from '../../../domains.ts';
import { issueProforma } from '../../../domains/payments/transfers/issue-proforma.ts';
import { transferDueAt } from '../../../domains/payments/transfers/open-transfer.ts';
import { Product } from '../../../models/Product.ts';
import { Proforma } from '../../../models/Proforma.ts';
import { createBillingDetails } from '../../../testing/factories/billing-details.ts';
import { createPackage } from '../../../testing/factories/package.ts';
import { createPaymentAttempt } from '../../../testing/factories/payment-attempt.ts';
import { demoProducts } from '../content/products.ts';
import { uuidOf } from '../random.ts';
import { userOf, type SeedContext } from './context.ts';

/** A company that pays for a further plan by bank transfer: its money is awaited. */
export async function writeTransfer(context: SeedContext): Promise<void> {
  const { trx, env, calendar } = context;
  const { id: userId, email } = userOf(context, 'team');
  const at = calendar.day(-3, 11);
  const product = await Product.query(trx)
    .findOne({ serial_number: demoProducts.business.serialNumber })
    .throwIfNotFound();
  await createBillingDetails(trx, {
    userId,
    name: 'קבוצת אופק נדל״ן בע״מ',
    email,
    createdAt: at,
    updatedAt: at,
  });
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
    publicId: uuidOf('a bank transfer that is awaited'),
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
}
