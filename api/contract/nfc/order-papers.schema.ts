import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { chargedInstallments } from '../payments/installments.schema.ts';
import { redemptionStatuses } from '../payments/entities/coupon-redemption.schema.ts';
import { attemptPaymentType } from '../payments/entities/payment-enums.schema.ts';
import { attemptKind, attemptStatus } from '../payments/entities/payment-attempt.schema.ts';
import { orderStatus } from './entities/physical-card-order.schema.ts';
import { receiptKind } from '../payments/entities/receipt.schema.ts';
import { moneyText } from '../base/money.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const tag = 'admin';

/** The faces of a printed piece. A round sticker has only a front. */
const faceSides = ['front', 'back'] as const;
export type FaceSide = (typeof faceSides)[number];

const time = z.iso.datetime();

/** Max chips on one print sheet: ten pages. Larger orders are split into parts. */
export const chipsOnSheet = 300;

/** Timeline of an order, the oldest first: its steps, its payments and their documents. */
const orderTimeline = z.object({
  steps: z.array(
    z.object({
      at: time,
      from: orderStatus,
      to: orderStatus,
      /** Name of the user; null for the system. */
      by: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.int(),
      at: time,
      kind: attemptKind,
      status: attemptStatus,
      amount: moneyText,
      last4: z.string().nullable(),
      paymentType: attemptPaymentType.nullable(),
      installments: chargedInstallments,
      reason: z.string().nullable(),
      document: z.object({ id: z.int(), number: z.string(), kind: receiptKind }).nullable(),
    }),
  ),
  /** Of what was paid, the sum that could still be refunded. */
  left: moneyText,
  /** Uses of coupons that lowered it, the oldest first; without a payment they gave it. */
  coupons: z.array(
    z.object({
      id: z.int(),
      at: time,
      code: z.string(),
      discount: moneyText,
      status: z.enum(redemptionStatuses),
      isWhole: z.boolean(),
    }),
  ),
  /** Chips to be printed. */
  chips: z.int(),
  /** Faces that can be drawn: none without a stored design, one where the back stays blank. */
  faces: z.array(z.enum(faceSides)),
});
export type OrderTimeline = z.infer<typeof orderTimeline>;

export const readOrderTimelineSchemas = {
  summary: 'What happened to an order: steps, payments, documents',
  tag,
  params: idParams,
  reply: orderTimeline,
} satisfies EndpointSchemas;

export const readChipListSchemas = {
  summary: 'Addresses of an order’s chips as a table, for whoever writes them',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

export const readPrintSheetSchemas = {
  summary: 'An order for the printer as PDF: address and a code for each chip, 300 in a part',
  tag,
  params: idParams,
  query: z.object({ part: z.coerce.number().int().min(1).max(100).catch(1) }),
} satisfies EndpointSchemas;

/** Orders of one production run. */
export const ordersInRun = 100;

const orderIds = z
  .string()
  .regex(/^\d{1,15}(?:,\d{1,15})*$/u)
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .pipe(z.array(z.int().positive()).min(1).max(ordersInRun));

export const readRunSheetSchemas = {
  summary:
    'Several orders for the printer as one PDF, each on pages of its own: address and a code for each chip',
  tag,
  query: z.object({ ids: orderIds }),
} satisfies EndpointSchemas;

export const readRunListSchemas = {
  summary:
    'Several orders as one table: recipient and address, and a row for each chip with its address and code',
  tag,
  query: z.object({ ids: orderIds }),
} satisfies EndpointSchemas;

export const readFacesSchemas = {
  summary:
    'The faces of an order for the press as PDF: real size, bleed and crop marks; each piece with its own code, 300 in a part',
  tag,
  params: idParams,
  query: z.object({ part: z.coerce.number().int().min(1).max(100).catch(1) }),
} satisfies EndpointSchemas;

export const readFaceSchemas = {
  summary: 'One face of an order with its bleed and crop marks, 300 dots to the inch',
  tag,
  params: idParams,
  query: z.object({ side: z.enum(faceSides) }),
} satisfies EndpointSchemas;

export const readChipCodeSchemas = {
  summary: 'The code of a chip’s address, for print',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

const reorderedResources = ['products', 'nfc-products'] as const;
export type ReorderedResource = (typeof reorderedResources)[number];

export const reorderSchemas = {
  summary: 'Put all products, or all printed products, into this order',
  tag,
  body: z.object({
    resource: z.enum(reorderedResources),
    /** All of them, each once. */
    ids: z.array(z.int().positive()).min(1).max(1000),
  }),
} satisfies EndpointSchemas;
