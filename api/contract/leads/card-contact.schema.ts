import { z } from 'zod';
import { issueOfPhone } from '../base/phone-number.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { cardLanguage } from '../base/card-language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { cleanTypedLine, cleanTypedText } from '../base/typed-text.ts';

/** Version of the privacy notice beside the form; a changed text gets another version. */
export const contactNoticeVersion = '2026-11';

/** Max lengths of the fields; the columns hold as much. */
export const contactLimits = { name: 120, email: 254, phone: 30, message: 5_000 } as const;

/** Counts characters as visitors do: an emoji made of two halves is one. */
const atLeast = (least: number) => (text: string) => [...text].length >= least;

/** A plain HTML form sends text for everything and leaves out a box that is not ticked. */
const checkbox = z
  .union([z.boolean(), z.enum(['1', 'on', 'true', '0', 'false', ''])])
  .optional()
  .transform((value) => value === true || value === '1' || value === 'on' || value === 'true');

const profileId = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/u)
        .transform(Number),
    ],
    'card_message_profile_invalid',
  )
  .refine((value) => value > 0, 'card_message_profile_invalid');

/** The contact-card message (docs/specification.md 5), as JSON or as a plain HTML form sends it. */
export const cardMessage = z.object({
  /** The same card as in the address, which counts where this is left out. */
  profileId: profileId.optional(),
  name: z
    .string('card_message_name_too_short')
    .transform(cleanTypedLine)
    .refine(atLeast(2), 'card_message_name_too_short')
    .pipe(z.string().max(contactLimits.name)),
  email: z
    .string('card_message_email_invalid')
    .transform(cleanTypedLine)
    .pipe(z.email('card_message_email_invalid').max(contactLimits.email, 'card_message_email_invalid')),
  phone: z
    .string('card_message_phone_invalid')
    .transform(cleanTypedLine)
    .pipe(
      z.string().min(9, 'card_message_phone_invalid').max(contactLimits.phone, 'card_message_phone_invalid'),
    )
    .refine((phone) => issueOfPhone(phone) === null, 'card_message_phone_invalid'),
  message: z
    .string('card_message_too_short')
    .transform(cleanTypedText)
    .refine(atLeast(5), 'card_message_too_short')
    .pipe(z.string().max(contactLimits.message)),
  /** A separate box, unticked at first. */
  marketing: checkbox,
  /** A hidden field; only programs fill it in. */
  website: z.string().optional(),
  /** Milliseconds since the page was shown, where its script runs. */
  elapsed: z.union([z.number(), z.string()]).optional(),
});
export type CardMessage = z.output<typeof cardMessage>;

export const sendCardMessageSchemas = {
  summary: "Write to a card's owner",
  tag: 'cards',
  params: idParams,
  /** The card's language, in which the answer speaks: the visitor reads it beside the card's own words. */
  query: z.object({ lang: cardLanguage.optional() }),
  body: cardMessage,
  reply: z.object({ sent: z.literal(true) }),
  status: 201,
} satisfies EndpointSchemas;
