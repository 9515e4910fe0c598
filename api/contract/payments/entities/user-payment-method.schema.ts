import { z } from 'zod';
import { id, metadata, timestamp } from '../../base/columns.schema.ts';
import { paymentProvider, paymentType } from './payment-enums.schema.ts';

/**
 * A card or account that pays; only the provider's token is stored. A row of `user_payment_methods` as JSON carries
 * it; the defaults are the table's.
 */
export const userPaymentMethodRow = z.object({
  id,
  userId: id,
  paymentType: paymentType.default('credit_card'),
  paymentProvider: paymentProvider.default('payplus'),
  token: z.string().max(255).nullable().default(null),
  last4Digits: z
    .string()
    .regex(/^[0-9]{4}$/u)
    .nullable()
    .default(null),
  cardExpiry: z
    .string()
    .regex(/^(0[1-9]|1[0-2])\/20[0-9]{2}$/u)
    .nullable()
    .default(null),
  cardType: z.string().max(50).nullable().default(null),
  cardBrand: z.string().max(50).nullable().default(null),
  cardHolderName: z.string().max(120).nullable().default(null),
  accountEmail: z.string().max(254).nullable().default(null),
  accountId: z.string().max(255).nullable().default(null),
  providerCustomerId: z.string().max(255).nullable().default(null),
  providerPaymentMethodId: z.string().max(255).nullable().default(null),
  recurringPaymentUid: z.string().max(255).nullable().default(null),
  isDefault: z.boolean().default(false),
  isActive: z.boolean().default(true),
  lastUsed: timestamp.nullable().default(null),
  nickname: z.string().max(60).nullable().default(null),
  metadata: metadata.default({}),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type UserPaymentMethodRow = z.output<typeof userPaymentMethodRow>;
