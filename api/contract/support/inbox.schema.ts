import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { attemptKind, attemptStatus } from '../payments/entities/payment-attempt.schema.ts';
import { billingCycle, currency } from '../payments/entities/payment-enums.schema.ts';
import { orderStatus } from '../nfc/entities/physical-card-order.schema.ts';
import { packageStatus } from '../subscriptions/entities/package.schema.ts';
import { language } from '../base/language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { userRole } from '../accounts/roles.schema.ts';
import { optionalText, requiredText } from '../base/typed-fields.schema.ts';
import { supportNoteRow } from './entities/support-note.schema.ts';
import { maxMessageLength, supportConversation, supportTopicKinds } from './support.schema.ts';

const tag = 'Support';
const count = z.int().min(0);
const id = z.int().positive();
const time = z.iso.datetime();

const named = z.object({ id, username: z.string() });

export const conversationsOnPage = 30;

const inboxConversation = supportConversation.extend({
  lastMessageAt: time,
  /** Who of the staff handles it. */
  assignee: named.nullable(),
  /** Since when its user waits for an answer, and until when one is promised; null while nobody waits. */
  waitingSince: time.nullable(),
  dueAt: time.nullable(),
  /** Put aside until then; of a time that has passed, it came back. */
  snoozedUntil: time.nullable(),
});
export type InboxConversation = z.infer<typeof inboxConversation>;

const inboxCounts = z.object({
  open: count,
  /** Conversations with messages waiting for this admin or for support as a whole. */
  unread: count,
  mine: count,
  /** Open ones that have waited for longer than promised. */
  overdue: count,
  snoozed: count,
});
export type InboxCounts = z.infer<typeof inboxCounts>;

const page = z.coerce.number().int().min(1).max(100_000).default(1);

export const inboxQuery = z.object({
  /** `open` leaves out what is put aside, which is `snoozed`. */
  state: z.enum(['open', 'snoozed', 'closed', 'all']).default('open'),
  /** Only what waits. */
  unread: z.enum(['1']).optional(),
  /** `me`, `nobody`, or the number of one of the staff. */
  assigned: z.union([z.enum(['me', 'nobody']), z.coerce.number().int().positive()]).optional(),
  /** Topics of the conversations; `none` is without a topic. */
  about: z.enum([...supportTopicKinds, 'none']).optional(),
  userId: z.coerce.number().int().positive().optional(),
  /** Part of a subject, of a message, or of the user’s name, address or phone. */
  q: z.string().max(200).optional(),
  page,
});

const inboxPage = z.object({
  conversations: z.array(inboxConversation),
  total: count,
  page: z.int(),
  pages: count,
});
export type InboxPage = z.infer<typeof inboxPage>;

export const listInboxSchemas = {
  summary:
    'Lists conversations with support, thirty on a page: what has waited too long first, then what waits, then by newest message',
  tag,
  query: inboxQuery,
  reply: inboxPage,
} satisfies EndpointSchemas;

export const countInboxSchemas = {
  summary: 'Counts the conversations that are open, wait, have waited too long, are mine, or put aside',
  tag,
  reply: inboxCounts,
} satisfies EndpointSchemas;

export const assignConversationSchemas = {
  summary: 'Takes a conversation on, hands it to one of the staff, or gives it back',
  tag,
  params: idParams,
  body: z.object({
    assigneeId: id.nullable(),
    /** Who has it as far as the sender knows: of two who take it at once one is refused. */
    from: id.nullable(),
    /** For whoever gets it; asked for where it is taken from a colleague. */
    note: optionalText(maxMessageLength).default(null),
  }),
  reply: inboxConversation,
} satisfies EndpointSchemas;

export const snoozeConversationSchemas = {
  summary: 'Puts a conversation aside until a time, or brings it back',
  tag,
  params: idParams,
  body: z.object({ until: time.nullable() }),
  reply: inboxConversation,
} satisfies EndpointSchemas;

export const listSupportStaffSchemas = {
  summary: 'Lists who may take care of conversations',
  tag,
  reply: z.array(named),
} satisfies EndpointSchemas;

/** A line that only staff see. */
const supportNote = z.object({
  id,
  kind: supportNoteRow.shape.kind,
  author: z.string().nullable(),
  assignee: z.string().nullable(),
  content: z.string(),
  createdAt: time,
});
export type SupportNote = z.infer<typeof supportNote>;

export const listSupportNotesSchemas = {
  summary: 'Lists what staff wrote to each other about a conversation, the newest 200 of it, oldest first',
  tag,
  params: idParams,
  reply: z.array(supportNote),
} satisfies EndpointSchemas;

export const writeSupportNoteSchemas = {
  summary: 'Writes a note about a conversation that only staff see',
  tag,
  params: idParams,
  body: z.object({ content: requiredText(maxMessageLength) }),
  reply: supportNote,
  status: 201,
} satisfies EndpointSchemas;

/** A few rows of one kind of a user, and the number of all. */
const few = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: count });

/** The user of a conversation, and what staff need to know of them to answer (docs/product.md 7). */
const conversationContext = z.object({
  conversation: inboxConversation,
  /** Our own name, for canned answers. */
  company: z.string(),
  user: z.object({
    id,
    username: z.string(),
    /** As they call themselves on an address or a receipt, else the user name. */
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    userRole,
    language,
    isEmailVerified: z.boolean(),
    createdAt: time,
    lastSeenAt: time.nullable(),
  }),
  packages: few(
    z.object({
      id,
      product: z.string(),
      status: packageStatus,
      billingCycle,
      autoRenew: z.boolean(),
      endDate: time.nullable(),
    }),
  ),
  cards: few(
    z.object({ id, name: z.string(), isPublic: z.boolean(), isHeld: z.boolean(), isTakenDown: z.boolean() }),
  ),
  orders: few(z.object({ id, quantity: z.int(), status: orderStatus, createdAt: time })),
  chips: few(
    z.object({ id, tapCode: z.string().nullable(), status: z.string(), card: z.string().nullable() }),
  ),
  payments: few(
    z.object({
      id,
      kind: attemptKind,
      status: attemptStatus,
      /** With two decimals. */
      amount: z.string(),
      currency,
      createdAt: time,
    }),
  ),
  errors: few(z.object({ id, type: z.string(), message: z.string(), createdAt: time })),
  /** The same user’s other conversations. */
  conversations: few(
    z.object({ id, subject: z.string().nullable(), isClosed: z.boolean(), lastMessageAt: time }),
  ),
});
export type ConversationContext = z.infer<typeof conversationContext>;

export const readConversationContextSchemas = {
  summary:
    'Reads who asks in a conversation: plans, cards, orders, chips, payments, errors, other conversations',
  tag,
  params: idParams,
  reply: conversationContext,
} satisfies EndpointSchemas;
