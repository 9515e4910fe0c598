import type { Knex } from 'knex';
import { CheckoutLock } from '../../models/CheckoutLock.ts';
import type { Overrides } from './overrides.ts';
import { createUser } from './user.ts';

/** A person whose checkout is closed for the next hour. */
export async function createCheckoutLock(
  knex: Knex,
  overrides: Overrides<CheckoutLock> = {},
): Promise<CheckoutLock> {
  const closedAt = overrides.closedAt ?? new Date();
  return CheckoutLock.query(knex).insertAndFetch({
    ...(overrides.cardKey === undefined && { userId: overrides.userId ?? (await createUser(knex)).id }),
    declines: 6,
    closedAt,
    opensAt: new Date(closedAt.getTime() + 3_600_000),
    ...overrides,
  });
}
