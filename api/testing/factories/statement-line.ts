import type { Knex } from 'knex';
import { StatementLine } from '../../models/StatementLine.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** A charge of 40 shekels that the sandbox lists and no payment of ours counts. */
export function createStatementLine(
  knex: Knex,
  overrides: Overrides<StatementLine> = {},
): Promise<StatementLine> {
  const now = new Date();
  return Promise.resolve(
    StatementLine.query(knex).insertAndFetch({
      provider: 'sandbox',
      direction: 'charge',
      txnId: `transaction-${nextNumber('statement')}`,
      amountMinor: 4_000,
      currency: 'ILS',
      movedAt: now,
      seenAt: now,
      difference: 'unknown_here',
      foundAt: now,
      ...overrides,
    }),
  );
}
