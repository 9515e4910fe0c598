import { z } from 'zod';
import { optionalPhone } from '../leads/contact-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { addressType } from './entities/user-address.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalLine, optionalText, requiredLine } from '../base/typed-fields.schema.ts';

const tag = 'Account';

/** More than any owner sends parcels to. */
export const maxAddresses = 20;

/** An Israeli postcode: 7 digits since 2013. Owners who don't know theirs leave it out. */
const postcode = z
  .string()
  .max(20)
  .nullable()
  .transform((text, ctx) => {
    const digits = (text ?? '').replace(/[\s-]/gu, '');
    if (digits === '') return null;
    if (!/^\d{7}$/u.test(digits)) ctx.addIssue({ code: 'custom', message: 'postcode_digits' });
    return digits;
  });

const requiredPhone = optionalPhone.transform((phone, ctx) => {
  if (phone === null) ctx.addIssue({ code: 'custom', message: 'required' });
  return phone ?? '';
});

/** The fields of an Israeli address that an owner writes; what a courier needs is required. */
export const addressFields = z.object({
  addressType,
  recipientName: requiredLine(120),
  recipientPhone: requiredPhone,
  street: requiredLine(200),
  houseNumber: requiredLine(20),
  entrance: optionalLine(20),
  floor: optionalLine(20),
  apartment: optionalLine(20),
  city: requiredLine(100),
  zipCode: postcode,
  notes: optionalText(1000),
});
export type AddressFields = z.output<typeof addressFields>;

/** An address as its owner sees it. Staff may have left a field empty. */
const ownAddress = z.object({
  id: z.int().positive(),
  isPrimary: z.boolean(),
  addressType,
  recipientName: z.string().nullable(),
  recipientPhone: z.string().nullable(),
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  entrance: z.string().nullable(),
  floor: z.string().nullable(),
  apartment: z.string().nullable(),
  city: z.string().nullable(),
  zipCode: z.string().nullable(),
  notes: z.string().nullable(),
});
export type OwnAddress = z.infer<typeof ownAddress>;

/** Every answer is the whole list, the primary one first. */
const ownAddresses = z.object({ addresses: z.array(ownAddress) });
export type OwnAddresses = z.infer<typeof ownAddresses>;

export const listAddressesSchemas = {
  summary: 'Lists my addresses, the primary one first',
  tag,
  reply: ownAddresses,
} satisfies EndpointSchemas;

export const addAddressSchemas = {
  summary: 'Adds an address of mine; the first one is the primary one',
  tag,
  body: addressFields,
  reply: ownAddresses,
  status: 201,
} satisfies EndpointSchemas;

export const changeAddressSchemas = {
  summary: 'Changes an address of mine',
  tag,
  params: idParams,
  body: addressFields,
  reply: ownAddresses,
} satisfies EndpointSchemas;

export const makePrimarySchemas = {
  summary: 'Makes an address of mine the primary one; the former is so no more',
  tag,
  params: idParams,
  reply: ownAddresses,
} satisfies EndpointSchemas;

export const deleteAddressSchemas = {
  summary: 'Deletes an address of mine; orders keep the one they were sent to',
  tag,
  params: idParams,
  reply: ownAddresses,
} satisfies EndpointSchemas;
