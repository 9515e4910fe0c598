import type { Knex } from 'knex';
import { ClosedCardAddress } from '../../models/ClosedCardAddress.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** The address of a card that went with its account today. */
export async function createClosedCardAddress(
  knex: Knex,
  overrides: Overrides<ClosedCardAddress> = {},
): Promise<ClosedCardAddress> {
  return ClosedCardAddress.query(knex).insertAndFetch({
    kind: 'slug',
    value: `closed-${nextNumber('closed address')}`,
    formerUserId: 999_999,
    expiresAt: new Date(Date.now() + 365 * 86_400_000),
    ...overrides,
  });
}
