import { z } from 'zod';
import { cardLanguage } from '../base/card-language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { cleanTypedLine } from '../base/typed-text.ts';
import type { EndpointSchemas } from '../endpoint.ts';

export const mailCardSchemas = {
  summary: 'Mail a card, with its contact, to the address that a visitor typed',
  tag: 'cards',
  params: idParams,
  /** The card's language, in which the answer speaks: the visitor reads it beside the card's own words. */
  query: z.object({ lang: cardLanguage.optional() }),
  body: z.object({
    email: z
      .string('card_mail_missing')
      .transform(cleanTypedLine)
      .pipe(z.string().min(1, 'card_mail_missing'))
      .pipe(
        z
          .string()
          .regex(/@/, 'card_mail_no_at')
          .pipe(z.email('card_mail_invalid').max(254, 'card_mail_invalid')),
      ),
  }),
  /** What became of it, in the card's language. */
  reply: z.object({ title: z.string(), text: z.string() }),
  status: 202,
} satisfies EndpointSchemas;
