import { z } from 'zod';
import { priceText, requiredLine } from '../base/typed-fields.schema.ts';

/** Inputs of staff for each command on an order (docs/money.md 2.4). */
export const orderCommandInputs = {
  'start-production': z.object({}),
  ship: z.object({ trackingNumber: requiredLine(100), shippingCompany: requiredLine(100) }),
  deliver: z.object({}),
  cancel: z.object({ reason: requiredLine(500) }),
  'take-return': z.object({ reason: requiredLine(500) }),
  refund: z.object({ reason: requiredLine(500), amount: priceText }),
} as const;

export type OrderCommand = keyof typeof orderCommandInputs;

/** The statuses from which each command is allowed; the screens offer no other, and the server refuses them. */
export const orderCommandsFrom = {
  'start-production': ['paid'],
  ship: ['in_production'],
  deliver: ['shipped'],
  cancel: ['paid', 'in_production'],
  'take-return': ['shipped', 'delivered'],
  refund: ['paid', 'in_production', 'shipped', 'delivered', 'cancelled', 'returned'],
} as const satisfies Record<OrderCommand, readonly string[]>;
