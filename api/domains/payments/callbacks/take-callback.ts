import type { Knex } from 'knex';
import {
  BadSignature,
  MalformedWebhook,
  type NormalizedEvent,
  type PaymentProvider,
} from '../../../adapters/payments/payment-port.ts';
import { redact } from '../../../adapters/payments/redact.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { ProviderEvent } from '../../../models/ProviderEvent.ts';
import { readCallback } from './read-callback.ts';
import { wakeInbox } from './wake-inbox.ts';

/**
 * Stores a provider's callback in the inbox. A callback without a good signature is only counted.
 * @throws {AppError} `bad_signature`; `malformed_request` for a signed body that can't be read
 */
export async function takeCallback(ctx: AppContext, provider: PaymentProvider): Promise<void> {
  const raw = await readCallback(ctx);
  const events = parse(ctx, provider, raw);
  for (const event of events) await store(ctx.deps.knex, provider, event, raw, ctx.deps.clock.now());
  ctx.metrics.paymentCallbacks.inc({ provider: provider.id, result: 'taken' });
  wakeInbox(ctx.deps);
}

function parse(ctx: AppContext, provider: PaymentProvider, raw: Buffer): NormalizedEvent[] {
  try {
    return provider.parseWebhook(raw, ctx.headers);
  } catch (error) {
    if (error instanceof MalformedWebhook)
      throw new AppError('malformed_request', { message: error.message });
    if (!(error instanceof BadSignature)) throw error;
    ctx.metrics.paymentCallbacks.inc({ provider: provider.id, result: 'refused' });
    throw new AppError('bad_signature', { message: error.message });
  }
}

/** The same event again makes no second row. */
async function store(
  knex: Knex,
  provider: PaymentProvider,
  event: NormalizedEvent,
  raw: Buffer,
  now: Date,
): Promise<void> {
  await ProviderEvent.query(knex)
    .insert({
      ...event,
      provider: provider.id,
      payload: redact(JSON.parse(raw.toString('utf8'))) as ProviderEvent['payload'],
      nextTryAt: now,
    })
    .onConflict(['provider', 'dedupe_key'])
    .ignore();
}
