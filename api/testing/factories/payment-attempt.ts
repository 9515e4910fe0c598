import type { Knex } from 'knex';
import { PaymentAttempt } from '../../models/PaymentAttempt.ts';
import { createPackage } from './package.ts';
import type { Overrides } from './overrides.ts';
import { randomUuid } from './sequence.ts';

/** The first payment of a package, 40 shekels, written down and not sent. */
export async function createPaymentAttempt(
  knex: Knex,
  overrides: Overrides<PaymentAttempt> = {},
): Promise<PaymentAttempt> {
  const bought = overrides.packageId
    ? null
    : await createPackage(knex, overrides.userId ? { userId: overrides.userId } : {});
  return PaymentAttempt.query(knex).insertAndFetch({
    publicId: randomUuid(),
    ...(bought && { userId: bought.userId, packageId: bought.id }),
    kind: 'initial',
    periodKey: 'initial',
    amountMinor: 4_000,
    provider: 'sandbox',
    ...overrides,
  });
}
