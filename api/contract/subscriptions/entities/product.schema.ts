import { z } from 'zod';
import { moneyText } from '../../base/money.schema.ts';
import { language } from '../../base/language.schema.ts';
import { features, id, timestamp } from '../../base/columns.schema.ts';
import { billingCycle } from '../../payments/entities/payment-enums.schema.ts';

const packageTypes = ['free', 'individual', 'business', 'enterprise'] as const;
const packageType = z.enum(packageTypes);
/** Texts of a plan in a further language; what is empty stands in the default one. */
const productTranslation = z
  .object({
    name: z.string().max(120).nullable(),
    description: z.string().max(2000).nullable(),
    features: features,
    benefit1: z.string().max(200).nullable(),
    benefit2: z.string().max(200).nullable(),
    benefit3: z.string().max(200).nullable(),
    benefit4: z.string().max(200).nullable(),
    benefit5: z.string().max(200).nullable(),
  })
  .partial();
const productTranslations = z.partialRecord(language, productTranslation);
export type PackageType = z.infer<typeof packageType>;

/** A plan that can be bought. A row of `products` as JSON carries it; the defaults are the table's. */
export const productRow = z.object({
  id,
  name: z.string().min(1).max(120),
  description: z.string().max(2000).nullable().default(null),
  monthlyPrice: moneyText.default('0.00'),
  yearlyPrice: moneyText.default('0.00'),
  billingCycle: billingCycle.default('monthly'),
  serialNumber: z.string().max(50).nullable().default(null),
  basicCardCount: z.int().min(0).default(0),
  proCardCount: z.int().min(0).default(0),
  packageType: packageType.default('individual'),
  features: features.default([]),
  benefit1: z.string().max(200).nullable().default(null),
  benefit2: z.string().max(200).nullable().default(null),
  benefit3: z.string().max(200).nullable().default(null),
  benefit4: z.string().max(200).nullable().default(null),
  benefit5: z.string().max(200).nullable().default(null),
  translations: productTranslations.default({}),
  showAtHome: z.boolean().default(false),
  isPopular: z.boolean().default(false),
  showAtUpgrade: z.boolean().default(false),
  isActive: z.boolean().default(true),
  sortOrder: z.int().default(0),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type ProductRow = z.output<typeof productRow>;
