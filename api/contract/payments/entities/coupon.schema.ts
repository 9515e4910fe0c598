import { z } from 'zod';
import { id, idList, timestamp } from '../../base/columns.schema.ts';
import { moneyText } from '../../base/money.schema.ts';
import { normalCode } from '../coupon-code.ts';
import { billingCycle } from './payment-enums.schema.ts';

const code = z.string().regex(/^[0-9A-Zא-ת-]{4,40}$/u, 'invalid_input');
const line = z.string().min(1).max(120);
const percent = z.int().min(1).max(100);
const limit = z.int().positive().max(1_000_000);

/** What a coupon lowers: plans, orders of printed cards, or both. */
export const couponHolds = ['plans', 'cards', 'both'] as const;
export type CouponHolds = (typeof couponHolds)[number];

/**
 * A code that lowers the first payment of a plan or an order, by percent or by a sum (docs/money.md 13.11). A row of `coupons` as
 * JSON carries it; the defaults are the table's.
 */
export const couponRow = z.object({
  id,
  code,
  /** For staff. */
  name: line,
  /** Whom a gift code was given to. */
  givenTo: line.nullable().default(null),
  percent: percent.nullable().default(null),
  /** Taken off, VAT included. */
  amount: moneyText.nullable().default(null),
  holdsFor: z.enum(couponHolds).default('plans'),
  /** The plans it holds for; none means all. */
  productIds: idList.default([]),
  /** The printed cards it holds for; none means all. */
  nfcProductIds: idList.default([]),
  /** The cycle it holds for; null for both. */
  billingCycle: billingCycle.nullable().default(null),
  firstDay: z.iso.date().nullable().default(null),
  /** Still counts. */
  lastDay: z.iso.date().nullable().default(null),
  /** In all. */
  maxUses: limit.nullable().default(null),
  /** By one person. */
  maxUsesEach: limit.default(1),
  isActive: z.boolean().default(true),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CouponRow = z.output<typeof couponRow>;

/** As staff type a code, in any case and with spaces. */
export const typedCode = z.string().max(100).transform(normalCode);
export const couponCode = typedCode.pipe(code);
