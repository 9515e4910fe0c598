import type { Knex } from 'knex';
import { PayoutLine } from '../../models/PayoutLine.ts';
import type { Overrides } from './overrides.ts';
import { createPayout } from './payout.ts';
import { nextNumber } from './sequence.ts';

/** A charge of 40 shekels that was paid out and is no payment of ours. */
export async function createPayoutLine(
  knex: Knex,
  overrides: Overrides<PayoutLine> = {},
): Promise<PayoutLine> {
  const now = new Date();
  const payoutId = overrides.payoutId === undefined ? (await createPayout(knex)).id : overrides.payoutId;
  const number = nextNumber('payout line');
  return PayoutLine.query(knex).insertAndFetch({
    payoutId,
    provider: 'sandbox',
    kind: 'charge',
    entryUid: `entry-${number}`,
    txnId: `transaction-${number}`,
    amountMinor: 4_000,
    feeMinor: 148,
    currency: 'ILS',
    movedAt: now,
    difference: 'unknown_here',
    foundAt: now,
    ...overrides,
  });
}
