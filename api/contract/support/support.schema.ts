import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { attachmentLimits } from './attachment-limits.ts';
import { supportAttachmentRow } from './entities/support-attachment.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { requiredLine, requiredText } from '../base/typed-fields.schema.ts';

const tag = 'Support';
const id = z.int().positive();

export const conversationsAtOnce = 100;
/** Max characters of a message and of a subject. */
export const maxMessageLength = 5_000;
const maxSubjectLength = 200;

/** A file of a message; `readAttachmentEndpoint` sends it. */
export const supportAttachment = z.object({
  id,
  name: z.string(),
  mimeType: supportAttachmentRow.shape.mimeType,
  byteSize: z.int(),
  width: z.int(),
  height: z.int(),
});
export type SupportAttachment = z.infer<typeof supportAttachment>;

/** A message of the support popover and chat (docs/specification.md 3, shapes used in the interface). */
export const supportMessage = z.object({
  id: z.int(),
  conversationId: id,
  /** The user whose conversation it is. */
  userId: z.int(),
  /** The sender; null for an automatic reply. */
  senderId: z.int().nullable(),
  /** The sender's name; the product's for an automatic reply. */
  username: z.string(),
  /** `user` is the conversation's user, `support` everybody who answers them. */
  from: z.enum(['user', 'support']),
  /** The automatic reply: says that the message arrived and when staff answer. */
  isAutomatic: z.boolean(),
  content: z.string(),
  attachments: z.array(supportAttachment),
  /** True for the user's own messages, and for messages to other users. */
  isRead: z.boolean(),
  isClosed: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type SupportMessage = z.infer<typeof supportMessage>;

/** What a conversation may be about (docs/product.md 7). */
export const supportTopicKinds = ['card', 'order', 'chip'] as const;
const supportTopicKind = z.enum(supportTopicKinds);
export type SupportTopicKind = z.infer<typeof supportTopicKind>;

/** A card, order or chip of the conversation's user. */
const supportTopic = z.object({
  kind: supportTopicKind,
  id,
  /** The card's business name, an order's product, the card a chip leads to or else its code; may be empty. */
  label: z.string(),
});
export type SupportTopic = z.infer<typeof supportTopic>;

/** One conversation with support: its subject, its user and its state. */
export const supportConversation = z.object({
  id,
  userId: z.int(),
  username: z.string(),
  /** Null for a conversation that started with a message in the chat. */
  subject: z.string().nullable(),
  about: supportTopic.nullable(),
  isClosed: z.boolean(),
  /** Its messages that are unread by this user. */
  unread: z.int(),
  /** Open, and the newest message that isn't automatic is the user's. */
  awaitsAnswer: z.boolean(),
  lastMessage: supportMessage.nullable(),
  createdAt: z.iso.datetime(),
});
export type SupportConversation = z.infer<typeof supportConversation>;

/** A conversation with its newest messages, the oldest of them first. */
const supportThread = z.object({
  conversation: supportConversation,
  messages: z.array(supportMessage),
  /** Whether there are earlier messages than the first one given. */
  hasOlder: z.boolean(),
});
export type SupportThread = z.infer<typeof supportThread>;

/**
 * Made by the client for each message, and the same when it tries again: a message that arrived already is answered
 * once more and not stored twice.
 */
const clientId = z.uuid().nullish();
const content = requiredText(maxMessageLength);

export const listSupportMessagesSchemas = {
  summary: 'Lists the newest 50 support messages of mine, the newest first; staff see everybody’s',
  tag,
  reply: z.array(supportMessage),
} satisfies EndpointSchemas;

export const listOpenSupportMessagesSchemas = {
  summary: 'Lists the newest 50 support messages of open conversations, the newest first',
  tag,
  reply: z.array(supportMessage),
} satisfies EndpointSchemas;

export const listSupportConversationsSchemas = {
  summary: 'Lists my conversations (staff: everybody’s), with unread messages first, then by newest message',
  tag,
  query: z.object({
    state: z.enum(['open', 'closed', 'all']).default('all'),
    /** A hundred conversations each, counted from 1. */
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  reply: z.array(supportConversation),
} satisfies EndpointSchemas;

export const readSupportConversationSchemas = {
  summary: 'Reads one conversation with its newest 50 messages, or the 50 before a message of it',
  tag,
  params: idParams,
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: supportThread,
} satisfies EndpointSchemas;

export const markConversationReadSchemas = {
  summary: 'Marks the messages of one conversation that wait for me read',
  tag,
  params: idParams,
  reply: z.object({ read: z.int() }),
} satisfies EndpointSchemas;

export const listSupportTopicsSchemas = {
  summary: 'Lists my cards, orders and chips that a support ticket may be about',
  tag,
  reply: z.array(supportTopic),
} satisfies EndpointSchemas;

export const messageBody = z.object({
  /** The user whom staff answer; null from a user, whose messages go to support as a whole. */
  recipientId: id.nullish(),
  conversationId: id.nullish(),
  content,
  /** Files that its sender uploaded before; of one that was sent already nothing happens. */
  attachmentIds: z.array(id).max(attachmentLimits.ofMessage).default([]),
  type: z.literal('support').default('support'),
  clientId,
});

export const sendMessageSchemas = {
  summary: 'Sends a message to support, or support’s answer to a person',
  tag,
  body: messageBody,
  reply: z.object({
    message: supportMessage,
    /** To be shown `automaticReplyDelay` after the message. */
    automaticReply: supportMessage.nullable(),
    conversation: supportConversation,
  }),
  status: 201,
} satisfies EndpointSchemas;

/** A conversation that staff begin with somebody; the person reads it as any answer of support. */
export const startConversationSchemas = {
  summary: 'Begins a conversation with a person: staff write first',
  tag,
  body: z.object({ userId: id, subject: requiredLine(maxSubjectLength), content, clientId }),
  reply: z.object({ conversationId: id }),
  status: 201,
} satisfies EndpointSchemas;

export const ticketBody = z.object({
  subject: requiredLine(maxSubjectLength),
  content,
  about: z.object({ kind: supportTopicKind, id }).nullish(),
  clientId,
});

export const createSupportTicketSchemas = {
  summary: 'Opens a new conversation with support, if wanted about a card, order or chip of mine',
  tag,
  body: ticketBody,
  reply: supportThread,
  status: 201,
} satisfies EndpointSchemas;

export const readSupportMessagesSchemas = {
  summary: 'Marks all support messages that wait for me read',
  tag,
  reply: z.object({ read: z.int() }),
} satisfies EndpointSchemas;

export const readMessagesSchemas = {
  summary: 'Marks all messages that wait for me read, support’s and others',
  tag,
  reply: z.object({ read: z.int() }),
} satisfies EndpointSchemas;

const steered = z.object({ success: z.literal(true), conversation: supportConversation });

export const closeConversationSchemas = {
  summary: 'Closes the conversation that this message belongs to',
  tag,
  params: idParams,
  reply: steered,
} satisfies EndpointSchemas;

export const reopenConversationSchemas = {
  summary: 'Opens the conversation that this message belongs to again',
  tag,
  params: idParams,
  reply: steered,
} satisfies EndpointSchemas;

export const signalTypingSchemas = {
  summary: 'Tells those who read a conversation that I am writing in it, or a note that only staff see',
  tag,
  params: idParams,
  body: z.object({ isNote: z.boolean().default(false) }),
} satisfies EndpointSchemas;
