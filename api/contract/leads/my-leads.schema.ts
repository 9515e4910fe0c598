import { cardLanguages } from '../base/card-languages.ts';
import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { leadStatus } from './entities/contact-lead.schema.ts';
import { timeRequestStatus } from './entities/time-request.schema.ts';
import { maxFilterLength } from '../base/list-filters.ts';
import { idParams } from '../base/path-id.schema.ts';
import { optionalText } from '../base/typed-fields.schema.ts';

const tag = 'Leads of cards';
const id = z.int().positive();
const count = z.int().min(0);
const time = z.iso.datetime();

export const leadsOnPage = 25;
/** Max characters of a note; the column holds as much. */
const maxNoteLength = 5_000;

/** The times that a lead asks for (docs/product.md 12.6). */
const ownTimeRequest = z.object({
  status: timeRequestStatus,
  minutes: count,
  service: z.string().nullable(),
  /** Beginnings; one that overlaps another confirmed request, or is over, can't be confirmed. */
  proposed: z.array(z.object({ at: time, isTaken: z.boolean(), isOver: z.boolean() })),
  confirmedAt: time.nullable(),
  cancelledBy: z.enum(['owner', 'visitor']).nullable(),
  /** The visitor's own page, for an answer by WhatsApp. */
  page: z.string(),
});

export const ownLead = z.object({
  id,
  card: z.object({ id, name: z.string() }),
  name: z.string(),
  /** In Israel's national form; `call` follows `tel:`, `whatsapp` follows `https://wa.me/`. */
  phone: z.object({ text: z.string(), call: z.string(), whatsapp: z.string().nullable() }).nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  status: leadStatus,
  notes: z.string().nullable(),
  createdAt: time,
  /** Came out of a file of its owner's data. */
  isImported: z.boolean(),
  timeRequest: ownTimeRequest.nullable(),
  /** When it stopped being new. */
  handledAt: time.nullable(),
  /** Proof of the notice that the sender read and agreed to; null for a lead from before such proof was stored. */
  consent: z
    .object({
      noticeVersion: z.string(),
      language: z.enum(cardLanguages),
      marketing: z.boolean(),
      givenAt: time,
    })
    .nullable(),
});
export type OwnLead = z.infer<typeof ownLead>;

const leadList = z.object({
  leads: z.array(ownLead),
  /** Number of leads that match the filters, on all pages. */
  total: count,
  page: z.int().min(1),
  pages: count,
  /** Number of leads of each status, ignoring the filter's status. */
  counts: z.object({ new: count, in_progress: count, won: count, lost: count, spam: count }),
  cards: z.array(z.object({ id, name: z.string(), path: z.string() })),
});
export type LeadList = z.infer<typeof leadList>;

/** Without a status, all but spam. */
const leadFilter = z.object({
  status: leadStatus.optional(),
  /** Part of a name, number, address, message or note; numbers are found in any notation. */
  q: z.string().max(maxFilterLength).optional(),
});
export type LeadFilter = z.output<typeof leadFilter>;

const listQuery = leadFilter.extend({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/u, 'invalid_input')
    .transform(Number)
    .optional(),
});

export const listLeadsSchemas = {
  summary: 'Lists who wrote to my cards, newest first',
  tag,
  query: listQuery,
  reply: leadList,
} satisfies EndpointSchemas;

export const listCardLeadsSchemas = {
  summary: 'Lists who wrote to one of my cards, newest first',
  tag,
  params: idParams,
  query: listQuery,
  reply: leadList,
} satisfies EndpointSchemas;

export const exportLeadsSchemas = {
  summary: 'Saves who wrote to my cards as CSV, as filtered',
  tag,
  query: leadFilter,
} satisfies EndpointSchemas;

export const exportCardLeadsSchemas = {
  summary: 'Saves who wrote to one of my cards as CSV, as filtered',
  tag,
  params: idParams,
  query: leadFilter,
} satisfies EndpointSchemas;

export const saveLeadContactSchemas = {
  summary: 'Saves a lead as a contact',
  tag,
  params: idParams,
} satisfies EndpointSchemas;

export const changeLeadSchemas = {
  summary: 'Changes the status or the notes of a lead of mine',
  tag,
  params: idParams,
  body: z.object({
    status: leadStatus.optional(),
    notes: optionalText(maxNoteLength).optional(),
    notesBefore: z.string().max(maxNoteLength).nullable().optional(),
  }),
  reply: ownLead,
} satisfies EndpointSchemas;

export const deleteLeadSchemas = {
  summary: 'Deletes a lead of mine for good, with its notice and its proof',
  tag,
  params: idParams,
} satisfies EndpointSchemas;
