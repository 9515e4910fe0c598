import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { currency } from '../payments/entities/payment-enums.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { subscription } from './subscription.schema.ts';

const tag = 'Subscription';
const time = z.iso.datetime();

/**
 * `withdraw` ends the package at once with the money back, `withdraw_change` takes a change of plan back, `stop` ends
 * the renewal and leaves what was paid for, `none` has nothing to cancel.
 */
const cancellationKinds = ['withdraw', 'withdraw_change', 'stop', 'none'] as const;

/** What cancelling would do, to be seen before it is done (docs/product.md 5, `/subscription`). */
const cancellationView = z.object({
  packageId: z.int().positive(),
  name: z.string(),
  kind: z.enum(cancellationKinds),
  paid: moneyText,
  /** Kept by the law's leave; nothing where the house keeps nothing. */
  fee: moneyText,
  refund: moneyText,
  currency,
  /** The last moment of what was paid for, once it is cancelled; now where it ends at once, null without an end. */
  lastDay: time.nullable(),
  /** Until when the money would come back; null where it doesn't. */
  refundUntil: time.nullable(),
  /** The plan that it goes back to, where a change is taken back. */
  backTo: z.string().nullable(),
});
export type CancellationView = z.infer<typeof cancellationView>;

export const readCancellationSchemas = {
  summary: 'What cancelling one of my packages would do now: the last day and the refund',
  tag,
  params: idParams,
  reply: cancellationView,
} satisfies EndpointSchemas;

export const cancelDealSchemas = {
  summary: 'Cancels one of my packages as it was shown: within 14 days with the money back, else its renewal',
  tag,
  params: idParams,
  /** What was shown; where it has become another, nothing is done and the present one comes back. */
  body: z.object({ kind: z.enum(cancellationKinds).exclude(['none']), refund: moneyText }),
  reply: subscription,
} satisfies EndpointSchemas;
