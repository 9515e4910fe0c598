import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { cardLanguage } from '../base/card-language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { cleanTypedLine, cleanTypedText } from '../base/typed-text.ts';
import { cardMessage, contactLimits } from './card-contact.schema.ts';
import { ownLead } from './my-leads.schema.ts';

/** Max times that a visitor proposes (docs/product.md 12.6). */
const maxProposedTimes = 3;
/** Max characters of a note; of the column, what the times take of the lead's message is left. */
export const maxRequestNoteLength = 1_000;

/** `2026-11-24T09:30`, on the clock of Israel: one of those that the page offers. */
const timeKey = z.string('time_required').regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u, 'time_required');

/** A plain form sends one text for one ticked time, a list for several, and nothing for none. */
const times = z.preprocess(
  (sent) => (sent === undefined ? [] : Array.isArray(sent) ? sent : [sent]),
  z.array(timeKey).min(1, 'time_required').max(maxProposedTimes, 'time_too_many'),
);

const { name, phone, marketing, website, elapsed } = cardMessage.shape;

/** What a visitor asks for, as JSON or as a plain HTML form sends it. */
const askedTime = z.object({
  times,
  name,
  phone,
  /** For the answer and the calendar entry; the visitor's page has both without it. */
  email: z
    .string()
    .optional()
    .transform((text) => (text && cleanTypedLine(text)) || null)
    .pipe(
      z.email('card_message_email_invalid').max(contactLimits.email, 'card_message_email_invalid').nullable(),
    ),
  /** As the card calls it. */
  service: z
    .string()
    .max(80)
    .optional()
    .transform((text) => (text && cleanTypedLine(text)) || null),
  note: z
    .string()
    .optional()
    .transform((text) => (text && cleanTypedText(text)) || null)
    .pipe(z.string().max(maxRequestNoteLength).nullable()),
  marketing,
  website,
  elapsed,
});
export type AskedTime = z.output<typeof askedTime>;

const tokenParams = z.object({ token: z.string().min(1).max(100) });

export const askForTimeSchemas = {
  summary: 'Asks the owner of a card for a time',
  tag: 'cards',
  params: idParams,
  query: z.object({ lang: cardLanguage.optional() }),
  body: askedTime,
  /** The visitor's own page of the request; null for what only a program sends. */
  reply: z.object({ path: z.string().nullable() }),
  status: 201,
} satisfies EndpointSchemas;

export const cancelAskedTimeSchemas = {
  summary: "Cancels the visitor's own request for a time",
  tag: 'cards',
  params: tokenParams,
  query: z.object({ lang: cardLanguage.optional() }),
} satisfies EndpointSchemas;

export const confirmTimeSchemas = {
  summary: 'Confirms one of the times that a lead of mine asks for',
  tag: 'Leads of cards',
  params: idParams,
  body: z.object({ at: z.iso.datetime() }),
  reply: ownLead,
} satisfies EndpointSchemas;

export const refuseTimeSchemas = {
  summary: 'Declines the times that a lead of mine asks for, or cancels the confirmed one',
  tag: 'Leads of cards',
  params: idParams,
  reply: ownLead,
} satisfies EndpointSchemas;

export const timeCalendarSchemas = {
  summary: 'Saves the confirmed time of a lead of mine for a calendar',
  tag: 'Leads of cards',
  params: idParams,
} satisfies EndpointSchemas;
