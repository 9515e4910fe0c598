import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { optionalEmail, optionalLine } from '../base/typed-fields.schema.ts';
import { businessNumberDigits, isBusinessNumber } from './business-number.ts';

const tag = 'Wallet';

const optionalNumber = z
  .string()
  .max(20)
  .nullable()
  .transform((text, ctx) => {
    const digits = businessNumberDigits(text ?? '');
    if (digits === '') return null;
    if (!/^\d{9}$/u.test(digits)) ctx.addIssue({ code: 'custom', message: 'business_number_digits' });
    else if (!isBusinessNumber(digits)) ctx.addIssue({ code: 'custom', message: 'business_number_wrong' });
    return digits;
  });

/**
 * What a customer types for their documents (docs/money.md 13.7). All empty means that documents name the account;
 * whoever gives anything gives a name.
 */
export const billingDetailsInput = z
  .object({
    name: optionalLine(120),
    number: optionalNumber,
    address: optionalLine(200),
    email: optionalEmail,
  })
  .superRefine(({ name, number, address, email }, ctx) => {
    if (name === null && (number ?? address ?? email) !== null)
      ctx.addIssue({ code: 'custom', path: ['name'], message: 'required' });
  });
export type BillingDetailsInput = z.output<typeof billingDetailsInput>;

const billingDetails = z.object({
  name: z.string().nullable(),
  number: z.string().nullable(),
  address: z.string().nullable(),
  email: z.string().nullable(),
  /** What documents name where a customer gave nothing. */
  account: z.object({ name: z.string(), email: z.string() }),
});
export type BillingDetailsView = z.infer<typeof billingDetails>;

export const readBillingDetailsSchemas = {
  summary: 'Gives what my receipts and credits say of me',
  tag,
  reply: billingDetails,
} satisfies EndpointSchemas;

export const saveBillingDetailsSchemas = {
  summary: 'Changes what my next receipts and credits say of me; all empty means my account’s own name',
  tag,
  body: billingDetailsInput,
  reply: billingDetails,
} satisfies EndpointSchemas;
