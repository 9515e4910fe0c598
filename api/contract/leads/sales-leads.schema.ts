import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { salesLeadLimits } from './sales-lead-limits.ts';
import { leadServices } from './entities/contact-lead.schema.ts';
import { issueOfPhone } from '../base/phone-number.ts';
import { safeEmail } from '../base/safe-link.schema.ts';
import { cleanTypedLine, cleanTypedText } from '../base/typed-text.ts';

/** Version of the privacy notice beside the sales form; a changed text gets another version. */
export const salesNoticeVersion = 'sales-2026-11';

const characters = (text: string): number => [...text].length;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** A field that may stay empty: a plain form sends it as an empty text, a script may leave it out. */
const optional = (clean: (text: string) => string) =>
  z
    .string()
    .nullish()
    .transform((text) => clean(text ?? ''));

const service = z
  .union([z.enum(leadServices), z.literal('')], 'invalid_choice')
  .nullish()
  .transform((chosen) => chosen || null);

/** A field that was refused reaches the check below as it was typed. */
const isGiven = (field: unknown): boolean => typeof field === 'string' && field.trim() !== '';

/** Whether a lead says where it may be answered. */
export const hasAnswerAddress = ({ phone, email }: { phone: unknown; email: unknown }): boolean =>
  isGiven(phone) || isGiven(email);

/** Reported together with the issues of the other fields, not only after they are corrected. */
export const noAnswerAddress = {
  path: ['phone'],
  message: 'lead_phone_or_email_required',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/**
 * A message to our sales department (docs/specification.md 5, contact lead): a name, and a phone number or an e-mail
 * address for the answer. As JSON or as a plain HTML form sends it.
 */
export const salesLead = z
  .object({
    name: z
      .string('lead_name_required')
      .transform(cleanTypedLine)
      .refine((name) => characters(name) >= 2, 'lead_name_required')
      .pipe(z.string().max(salesLeadLimits.name)),
    phone: optional(cleanTypedLine)
      .pipe(z.string().max(salesLeadLimits.phone))
      .refine((phone) => phone === '' || issueOfPhone(phone) === null, 'lead_phone_invalid')
      .transform(orNull),
    email: optional(cleanTypedLine)
      .pipe(z.string().max(salesLeadLimits.email))
      .refine((email) => email === '' || safeEmail(email) !== null, 'lead_email_invalid')
      .transform(orNull),
    service,
    message: optional(cleanTypedText).pipe(z.string().max(salesLeadLimits.message)).transform(orNull),
    source: optional(cleanTypedLine)
      .pipe(z.string().max(salesLeadLimits.source))
      .transform((source) => source || 'website'),
    /** A hidden field; only programs fill it in. */
    website: z.string().nullish(),
    /** Milliseconds since the form was shown, where its script runs. */
    elapsed: z.union([z.number(), z.string()]).nullish(),
  })
  .refine(hasAnswerAddress, noAnswerAddress);
export type SalesLead = z.output<typeof salesLead>;

export const sendSalesLeadSchemas = {
  summary: 'Writes to the sales department',
  tag: 'Sales',
  body: salesLead,
  reply: z.object({ sent: z.literal(true) }),
  status: 201,
  bodyLimit: 40_000,
} satisfies EndpointSchemas;

export const contactPageFormSchemas = {
  summary: 'Sends the form of the contact page without a script',
  tag: 'Sales',
  body: salesLead,
  bodyLimit: 40_000,
} satisfies EndpointSchemas;
