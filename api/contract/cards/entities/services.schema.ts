import { z } from 'zod';

/** How a service's price is said (docs/product.md 12.3). */
export const priceKinds = ['exact', 'from', 'range', 'per', 'request'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** Whole shekels or with two decimals, as stored: `180`, `49.90`. */
const amount = z.string().regex(/^\d{1,7}(?:\.\d{2})?$/u);

/** Something its owner does or sells, and what it costs. */
const service = z.object({
  name: z.string().min(1).max(80),
  description: z.string().max(200).nullable().default(null),
  priceKind: z.enum(priceKinds).default('request'),
  /** Null on request. */
  price: amount.nullable().default(null),
  /** The upper end of a range; null for other kinds. */
  priceTo: amount.nullable().default(null),
  /** What a price is for ("an hour"), or the words in place of a price on request. */
  priceUnit: z.string().max(40).nullable().default(null),
  /** In words: "45 minutes", "three meetings". */
  duration: z.string().max(40).nullable().default(null),
  /** Address of an own picture. */
  picture: z.string().max(2_000).nullable().default(null),
  /** Visitors may order it by WhatsApp, where the card has a number. */
  canOrder: z.boolean().default(true),
});
export type Service = z.infer<typeof service>;

const serviceGroup = z.object({
  /** Null for services that stand without a heading. */
  name: z.string().min(1).max(80).nullable().default(null),
  items: z.array(service).default([]),
});
export type ServiceGroup = z.infer<typeof serviceGroup>;

export const serviceGroups = z.array(serviceGroup);
