import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const addressTypes = ['home', 'work', 'billing', 'shipping', 'other'] as const;
export const addressType = z.enum(addressTypes);
export type AddressType = z.infer<typeof addressType>;

/**
 * An address of a user; one of them may be primary. A row of `user_addresses` as JSON carries it; the defaults are
 * the table's.
 */
export const userAddressRow = z.object({
  id,
  userId: id,
  isPrimary: z.boolean().default(false),
  addressType: addressType.default('home'),
  recipientName: z.string().max(120).nullable().default(null),
  recipientPhone: z.string().max(30).nullable().default(null),
  fullAddress: z.string().max(500).nullable().default(null),
  street: z.string().max(200).nullable().default(null),
  houseNumber: z.string().max(20).nullable().default(null),
  apartment: z.string().max(20).nullable().default(null),
  floor: z.string().max(20).nullable().default(null),
  entrance: z.string().max(20).nullable().default(null),
  city: z.string().max(100).nullable().default(null),
  state: z.string().max(100).nullable().default(null),
  zipCode: z.string().max(10).nullable().default(null),
  country: z.string().max(100).default('Israel'),
  notes: z.string().max(1000).nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type UserAddressRow = z.output<typeof userAddressRow>;
