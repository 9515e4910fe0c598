import { z } from 'zod';
import { timelineKinds } from './timeline-kinds.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { id, timestamp } from '../base/columns.schema.ts';
import { idParams } from '../base/path-id.schema.ts';

const count = z.int().min(0);
const amount = z.string();

/** What matters of a person, beside the fields of the account (docs/product.md 13.5). */
const personSummary = z.object({
  /** Of successful payments, what was given back taken off. */
  paidInAll: amount,
  currency: z.string(),
  lastPayment: z.object({ id, amount, at: timestamp }).nullable(),
  openConversations: count,
  notes: count,
  cards: count,
  orders: count,
});
export type PersonSummary = z.output<typeof personSummary>;

export const personSummarySchemas = {
  summary: 'What matters of a person at a glance: money, conversations, notes',
  tag: 'admin',
  params: idParams,
  reply: personSummary,
} satisfies EndpointSchemas;

const timelineKind = z.enum(timelineKinds);

const timelineEntry = z.object({
  /** Unique on the timeline. */
  key: z.string(),
  kind: timelineKind,
  at: timestamp,
  /** What happened: the kind of a payment, the template of a mail, a command of staff. */
  what: z.string(),
  /** The record, by the name of its table in the back office; null where none has a page. */
  resource: z.string().nullable(),
  recordId: z.string().nullable(),
  /** A name, a subject, a device, the words of a note. */
  words: z.string().nullable(),
  amount: amount.nullable(),
  status: z.string().nullable(),
  /** Who did it, where it wasn't the person. */
  by: z.string().nullable(),
});
export type TimelineEntry = z.output<typeof timelineEntry>;

/** `2026-11-24 15:00:00.123456+00|mail|17`: the last entry of the page before. */
const position = z
  .string()
  .max(80)
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00\|[a-z-]{1,20}\|\d{1,19}$/u);

export const personTimelineSchemas = {
  summary: 'All that happened to a person, newest first: of some kinds, or all',
  tag: 'admin',
  params: idParams,
  query: z.object({
    /** Separated by commas; all of them unless said. */
    kinds: z
      .string()
      .max(200)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(timelineKind))
      .optional(),
    after: position.optional(),
  }),
  reply: z.object({ entries: z.array(timelineEntry), next: z.string().nullable() }),
} satisfies EndpointSchemas;
