import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { notification } from './notifications.schema.ts';
import { supportConversation, supportMessage } from '../support/support.schema.ts';
import { presence } from '../admin/presence.schema.ts';
import { timestamp } from '../base/columns.schema.ts';

const count = z.int().min(0);

/**
 * Events of the live stream, by name; `data` is JSON. A user gets only what they may see: their own notifications,
 * and their own conversations, for staff all, and who of staff is at which record.
 */
export const liveEvents = {
  /**
   * The first event of each connection, and sent whenever events may have been missed: the browser should load
   * everything again.
   */
  resync: z.object({ unreadSupportMessages: count, unreadNotifications: count }),
  /** A support message was sent, by whomever, the receiving user included. */
  'support-message': z.object({ message: supportMessage, unreadSupportMessages: count }),
  /** A conversation was opened, closed or reopened. */
  'support-conversation': z.object({ conversation: supportConversation }),
  /** Support messages were marked read, in another tab or by others of the staff. */
  'support-read': z.object({ unreadSupportMessages: count }),
  /** Somebody else writes in a conversation right now; forgotten by the browser after `typingShownFor`. */
  'support-typing': z.object({
    conversationId: z.int().positive(),
    from: z.enum(['user', 'support']),
    /** Null for the conversation's user, who is told only that support writes. */
    username: z.string().nullable(),
    isNote: z.boolean(),
  }),
  /** Staff wrote a note about a conversation, or handed it on: for staff alone. */
  'support-note': z.object({ conversationId: z.int().positive() }),
  /** One of staff has the form of a record open, told anew while they do, or has closed it: for colleagues who read it. */
  'record-presence': z.object({
    resource: z.string(),
    id: z.int().positive(),
    by: z.object({ id: z.int().positive(), username: z.string() }),
    step: presence.shape.step,
    since: timestamp,
  }),
  notification: z.object({ notification, unreadNotifications: count }),
  /** Notifications were marked read, in another tab. */
  'notifications-read': z.object({ unreadNotifications: count }),
} as const satisfies Record<string, z.ZodObject>;

export type LiveEventName = keyof typeof liveEvents;
export type LiveEventData<Name extends LiveEventName> = z.output<(typeof liveEvents)[Name]>;

/** One stream for each browser is meant (tabs may share it); a sign-in with more than this is refused. */
export const maxStreamsOfOneSignIn = 12;

export const liveSchemas = {
  summary: 'Tells of support messages and notifications as they happen, as server-sent events',
  tag: 'Live updates',
  events: liveEvents,
} satisfies EndpointSchemas;
