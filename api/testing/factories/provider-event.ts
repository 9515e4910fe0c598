import type { Knex } from 'knex';
import { ProviderEvent } from '../../models/ProviderEvent.ts';
import type { Overrides } from './overrides.ts';
import { nextNumber } from './sequence.ts';

/** A callback of the sandbox that waits. */
export async function createProviderEvent(
  knex: Knex,
  overrides: Overrides<ProviderEvent> = {},
): Promise<ProviderEvent> {
  const txnId = `transaction-${nextNumber('event')}`;
  return ProviderEvent.query(knex).insertAndFetch({
    provider: 'sandbox',
    dedupeKey: `tx:${txnId}:000:Charge`,
    txnId,
    hint: 'charge',
    payload: { transaction_type: 'Charge' },
    ...overrides,
  });
}
