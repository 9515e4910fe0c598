import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { attemptKind, attemptStatus } from '../payments/entities/payment-attempt.schema.ts';
import { billingCycle, currency } from '../payments/entities/payment-enums.schema.ts';
import { orderStatus } from '../nfc/entities/physical-card-order.schema.ts';
import { packageStatus } from '../subscriptions/entities/package.schema.ts';
import { language } from '../base/language.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { userRole } from '../accounts/roles.schema.ts';
import { supportConversation, supportTopicKinds } from './support.schema.ts';

const tag = 'Support';
const count = z.int().min(0);
const id = z.int().positive();
const time = z.iso.datetime();

export const conversationsOnPage = 30;

const inboxConversation = supportConversation.extend({
  lastMessageAt: time,
  /** The admin or moderator who handles it. */
  assignee: z.object({ id, username: z.string() }).nullable(),
});
export type InboxConversation = z.infer<typeof inboxConversation>;

const inboxCounts = z.object({
  open: count,
  /** Conversations with messages waiting for this admin or for support as a whole. */
  unread: count,
  mine: count,
});
export type InboxCounts = z.infer<typeof inboxCounts>;

const page = z.coerce.number().int().min(1).max(100_000).default(1);

export const inboxQuery = z.object({
  state: z.enum(['open', 'closed', 'all']).default('open'),
  /** Only what waits. */
  unread: z.enum(['1']).optional(),
  assigned: z.enum(['me', 'nobody']).optional(),
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
  summary: 'Lists conversations with support, thirty on a page: what waits first, then by newest message',
  tag,
  query: inboxQuery,
  reply: inboxPage,
} satisfies EndpointSchemas;

export const countInboxSchemas = {
  summary: 'Counts the conversations that are open, wait, or are mine',
  tag,
  reply: inboxCounts,
} satisfies EndpointSchemas;

export const assignConversationSchemas = {
  summary: 'Takes a conversation on, or gives it back',
  tag,
  params: idParams,
  body: z.object({ to: z.enum(['me', 'nobody']) }),
  reply: inboxConversation,
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
