import type { Knex } from 'knex';
import { ProviderCall } from '../../models/ProviderCall.ts';
import type { Overrides } from './overrides.ts';

/** A look-up that was answered. */
export async function createProviderCall(
  knex: Knex,
  overrides: Overrides<ProviderCall> = {},
): Promise<ProviderCall> {
  return ProviderCall.query(knex).insertAndFetch({
    provider: 'sandbox',
    operation: 'PaymentPages/ipn',
    milliseconds: 12,
    httpStatus: 200,
    outcome: 'ok',
    request: { path: 'PaymentPages/ipn' },
    ...overrides,
  });
}
