import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { language } from '../../base/language.schema.ts';
import { id, metadata, timestamp } from '../../base/columns.schema.ts';
import { paymentType } from '../../payments/entities/payment-enums.schema.ts';
import { printedDesign } from './printed-design.schema.ts';
import { shippingAddress } from './shipping-address.schema.ts';

export const orderStatuses = [
  'pending',
  'paid',
  'in_production',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
] as const;
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof orderStatus>;

/** What was agreed on when the order was made; empty for orders from before there were snapshots. */
const orderPrice = z.object({
  productName: z.string().optional(),
  /** The name in the further languages it was written in. */
  productNames: z.partialRecord(language, z.string()).optional(),
  /** Price of the first piece, and of each further one. */
  regularPrice: moneyText.optional(),
  additionalCardPrice: moneyText.optional(),
  /** Percent. */
  vatRate: z.int().optional(),
});
/** How many pieces are to be made for which card; null for those that point nowhere yet. */
const plannedCards = z.array(z.object({ profileId: id.nullable(), quantity: z.int().min(1) }));
export type PlannedCards = z.infer<typeof plannedCards>;

/**
 * An order of physical cards.
 * A row of `physical_card_orders` as JSON carries it; the defaults are the table's.
 */
export const physicalCardOrderRow = z.object({
  id,
  userId: id,
  profileId: id.nullable().default(null),
  quantity: z.int().min(1).max(100000).default(100),
  status: orderStatus.default('pending'),
  shippingAddress: shippingAddress.default({}),
  recipientName: z.string().max(120).nullable().default(null),
  recipientPhone: z.string().max(30).nullable().default(null),
  paymentMethod: paymentType.default('credit_card'),
  transactionId: z.string().max(255).nullable().default(null),
  totalAmount: moneyText.default('0.00'),
  trackingNumber: z.string().max(100).nullable().default(null),
  shippingCompany: z.string().max(100).nullable().default(null),
  notes: z.string().max(2000).nullable().default(null),
  estimatedDeliveryDate: timestamp.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
  metadata: metadata.default({}),
  version: z.int().default(1),
  nfcProductId: id.nullable().default(null),
  priceSnapshot: orderPrice.default({}),
  plannedCards: plannedCards.default([]),
  /** What the buyer wrote; `notes` are staff's. */
  buyerNotes: z.string().max(1000).nullable().default(null),
  /** The print that the buyer approved. */
  design: printedDesign.default({}),
  /** When the buyer approved the drawn proof; nothing is printed before. */
  designApprovedAt: timestamp.nullable().default(null),
  /** Until when it waits for its payment, where that is longer than a day. */
  payUntil: timestamp.nullable().default(null),
});
export type PhysicalCardOrderRow = z.output<typeof physicalCardOrderRow>;
