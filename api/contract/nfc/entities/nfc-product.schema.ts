import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { features, id, timestamp } from '../../base/columns.schema.ts';
import { language } from '../../base/language.schema.ts';

/** What a printed product is made of: the shop and the proof draw it so. */
export const materials = ['pvc', 'bamboo', 'metal', 'sticker'] as const;
export const material = z.enum(materials);
export type Material = z.infer<typeof material>;

/** Texts of a product in a further language; what is empty stands in the default one. */
const nfcProductTranslation = z
  .object({
    name: z.string().max(120).nullable(),
    description: z.string().max(2000).nullable(),
    features: features,
  })
  .partial();

/**
 * A physical card that can be ordered.
 * A row of `nfc_products` as JSON carries it; the defaults are the table's.
 */
export const nfcProductRow = z.object({
  id,
  name: z.string().min(1).max(120),
  description: z.string().max(2000).nullable().default(null),
  regularPrice: moneyText.default('0.00'),
  additionalCardPrice: moneyText.default('0.00'),
  maxQuantity: z.int().min(1).max(10_000).default(1_000),
  features: features.default([]),
  material: material.default('pvc'),
  translations: z.partialRecord(language, nfcProductTranslation).default({}),
  isActive: z.boolean().default(true),
  sortOrder: z.int().default(0),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type NfcProductRow = z.output<typeof nfcProductRow>;
