import { z } from 'zod';
import { priceText, requiredLine } from '../base/typed-fields.schema.ts';

/** What staff say with each step of an order (docs/money.md 2.4). */
export const orderCommandInputs = {
  'start-production': z.object({}),
  ship: z.object({ trackingNumber: requiredLine(100), shippingCompany: requiredLine(100) }),
  deliver: z.object({}),
  cancel: z.object({ reason: requiredLine(500) }),
  'take-return': z.object({ reason: requiredLine(500) }),
  /** An empty amount gives back all that is left. */
  refund: z.object({
    reason: requiredLine(500),
    amount: z
      .union([z.literal(''), z.null(), priceText])
      .transform((text) => (text === '' ? null : text))
      .default(null),
  }),
} as const;

export type OrderCommand = keyof typeof orderCommandInputs;

/** From which statuses each step may be taken; the screens offer no other, and the server refuses them. */
export const orderCommandsFrom = {
  'start-production': ['paid'],
  ship: ['in_production'],
  deliver: ['shipped'],
  cancel: ['paid', 'in_production'],
  'take-return': ['shipped', 'delivered'],
  refund: ['paid', 'in_production', 'shipped', 'delivered', 'cancelled', 'returned'],
} as const satisfies Record<OrderCommand, readonly string[]>;
