import type { Knex } from 'knex';
import type { RecordCall } from '../../../adapters/payments/payment-port.ts';
import { ProviderCall } from '../../../models/ProviderCall.ts';

/**
 * Stores each request to a provider, already redacted, in a statement outside of any transaction: no rollback removes
 * it.
 */
export function recordCalls(knex: Knex): RecordCall {
  return async (call) => {
    await ProviderCall.query(knex).insert({
      ...call,
      outcome: call.outcome.slice(0, 300),
      request: asObject(call.request),
      response: asObject(call.response),
    });
  };
}

function asObject(value: unknown): ProviderCall['request'] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return (isObject ? value : { body: value ?? null }) as ProviderCall['request'];
}
