import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { currency } from '../payments/entities/payment-enums.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { subscription } from './subscription.schema.ts';

const tag = 'Subscription';
const time = z.iso.datetime();

/**
 * `withdraw` ends the package at once with a refund, `withdraw_change` reverts a change of plan, `stop` ends the
 * renewal and leaves the paid time, `none` has nothing to cancel.
 */
const cancellationKinds = ['withdraw', 'withdraw_change', 'stop', 'none'] as const;

/** What cancelling would do, shown before the owner decides (docs/product.md 5, `/subscription`). */
const cancellationView = z.object({
  packageId: z.int().positive(),
  name: z.string(),
  kind: z.enum(cancellationKinds),
  paid: moneyText,
  /** The fee that the law allows; nought where the company keeps none. */
  fee: moneyText,
  refund: moneyText,
  currency,
  /** The last moment of the paid time, once it is cancelled; now where it ends at once, null without an end. */
  lastDay: time.nullable(),
  /** Until when the payment would be refunded; null where it wouldn't be. */
  refundUntil: time.nullable(),
  /** The plan that it returns to, where a change is reverted. */
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
  /** What the owner was shown; where it has changed, nothing is done and the present one is returned. */
  body: z.object({ kind: z.enum(cancellationKinds).exclude(['none']), refund: moneyText }),
  reply: subscription,
  present: cancellationView,
} satisfies EndpointSchemas;
