import type { Knex } from 'knex';
import type { Overrides } from './overrides.ts';
import { Package } from '../../models/Package.ts';
import { RecurringPayment } from '../../models/RecurringPayment.ts';
import { createProduct } from './product.ts';
import { nextNumber } from './sequence.ts';
import { createUserPaymentMethod } from './user-payment-method.ts';
import { createUser } from './user.ts';

/** A monthly standing order of 40 shekels on a card of the same person. */
export async function createRecurringPayment(
  knex: Knex,
  overrides: Overrides<RecurringPayment> = {},
): Promise<RecurringPayment> {
  const bought = overrides.packageId && (await Package.query(knex).findById(overrides.packageId));
  const userId = overrides.userId ?? (await createUser(knex)).id;
  return RecurringPayment.query(knex).insertAndFetch({
    userId,
    paymentMethodId:
      overrides.paymentMethodId === undefined
        ? (await createUserPaymentMethod(knex, { userId })).id
        : overrides.paymentMethodId,
    productId: overrides.productId === undefined ? (await createProduct(knex)).id : overrides.productId,
    recurringPaymentUid: `recurring-${nextNumber('recurring payment')}`,
    amount: 4_000,
    nextChargeDate: new Date(Date.now() + 20 * 86_400_000),
    // The database refuses a standing order that says something else than its package.
    ...(bought && {
      productId: bought.productId,
      amount: bought.price,
      nextChargeDate: bought.nextPaymentDate,
      recurringRange: bought.billingCycle === 'yearly' ? 12 : 1,
    }),
    ...overrides,
  });
}
