import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { features } from '../base/columns.schema.ts';
import { orderStatus } from './entities/physical-card-order.schema.ts';
import { material } from './entities/nfc-product.schema.ts';
import { printedDesign } from './entities/printed-design.schema.ts';
import { shippingAddress } from './entities/shipping-address.schema.ts';
import { moneyText } from '../base/money.schema.ts';

const tag = 'Printed cards';
const id = z.int().positive();
const time = z.iso.datetime();
const named = z.object({ id, name: z.string() });

export const nfcProduct = z.object({
  id,
  name: z.string(),
  description: z.string().nullable(),
  regularPrice: moneyText,
  additionalCardPrice: moneyText,
  material,
  /** The sum, and the price of a piece, for a few quantities; the first is the smallest. */
  prices: z.array(z.object({ quantity: z.int().min(1), total: moneyText, each: moneyText })).min(1),
  /** Max pieces of one order. */
  maxPieces: z.int().min(1),
  features,
});
export type PublicNfcProduct = z.infer<typeof nfcProduct>;

export const listNfcProductsSchemas = {
  summary: 'Lists the printed cards on sale, in their order',
  tag,
  reply: z.array(nfcProduct),
} satisfies EndpointSchemas;

/** An order of printed cards as its buyer sees it. */
export const ownOrder = z.object({
  id,
  status: orderStatus,
  quantity: z.int().min(1),
  /** Its price. */
  total: moneyText,
  /** What a coupon took off it; null where none did. */
  coupon: z.object({ code: z.string(), discount: moneyText, due: moneyText }).nullable(),
  /** What was ordered; null for orders from before it was stored. */
  product: z.object({ id: id.nullable(), name: z.string(), material }).nullable(),
  /** The card it was made for; null once that was deleted. */
  card: named.nullable(),
  /** Number of pieces for each card; null where they lead nowhere or to another user's card. */
  allocations: z.array(z.object({ card: named.nullable(), quantity: z.int().min(1) })),
  /** The buyer's notes. */
  notes: z.string().nullable(),
  recipient: z.string().nullable(),
  phone: z.string().nullable(),
  address: shippingAddress,
  shippingCompany: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  estimatedDeliveryDate: time.nullable(),
  createdAt: time,
  updatedAt: time,
  /** The order waits for its payment until then; null once it doesn't. */
  payUntil: time.nullable(),
  canCancel: z.boolean(),
  /** Nothing is printed before the buyer approves the drawn proof. */
  needsApproval: z.boolean(),
  /** The print they approved; empty where none was stored. */
  design: printedDesign,
});
export type OwnOrder = z.infer<typeof ownOrder>;

export const ordersOnPage = 10;

const orderList = z.object({
  orders: z.array(ownOrder),
  page: z.int().min(1),
  pages: z.int().min(0),
  total: z.int().min(0),
});
export type OrderList = z.infer<typeof orderList>;

export const listOrdersSchemas = {
  summary: 'Lists my orders of printed cards, newest first',
  tag,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).catch(1) }),
  reply: orderList,
} satisfies EndpointSchemas;
