import type { Knex } from 'knex';
import { Payout } from '../../models/Payout.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** A deposit of 38.52 shekels that the sandbox listed. */
export function createPayout(knex: Knex, overrides: Overrides<Payout> = {}): Promise<Payout> {
  return Promise.resolve(
    Payout.query(knex).insertAndFetch({
      provider: 'sandbox',
      payoutUid: `payout-${nextNumber('payout')}`,
      status: 'paid',
      valueDay: '2026-11-20',
      netMinor: 3_852,
      currency: 'ILS',
      seenAt: new Date(),
      ...overrides,
    }),
  );
}
