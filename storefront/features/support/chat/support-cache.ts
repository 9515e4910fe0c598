import { keyOf, readsBelow, readsOf } from '../../../lib/call.ts';
import {
  listSupportConversationsEndpoint,
  listSupportMessagesEndpoint,
  readSupportConversationEndpoint,
} from '../../../../api/contract/support/support.endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import { automaticReplyDelay } from '../../../../api/contract/support/automatic-reply-delay.ts';
import type { SupportConversation, SupportMessage } from '../../../../api/contract/support/support.schema.ts';
import { supportMessagesKey } from './support-queries.ts';
import { insertMessage } from './threads.ts';

export const threadKey = (id: number) => keyOf(readSupportConversationEndpoint, { params: { id } });

export const conversationLists = { predicate: readsOf(listSupportConversationsEndpoint) };
/** Reads of support that may be outdated after missed events; the topics stay. */
export const supportReads = readsBelow(listSupportMessagesEndpoint, listSupportConversationsEndpoint);

/** Adds a message to the popover's list and its conversation; a known one changes nothing. */
export function addSupportMessage(queries: QueryClient, message: SupportMessage): void {
  if (message.isAutomatic) setTimeout(() => insert(queries, message), automaticReplyDelay);
  else insert(queries, message);
}

function insert(queries: QueryClient, message: SupportMessage): void {
  queries.setQueryData(supportMessagesKey, (present) =>
    present?.some(({ id }) => id === message.id) ? present : present && [message, ...present],
  );
  queries.setQueryData(
    threadKey(message.conversationId),
    (thread) => thread && { ...thread, messages: insertMessage(thread.messages, message) },
  );
  void queries.invalidateQueries(conversationLists);
}

/** Caches the thread of a new conversation; an existing one stays. */
export function startThread(queries: QueryClient, conversation: SupportConversation): void {
  queries.setQueryData(
    threadKey(conversation.id),
    (thread) => thread ?? { conversation, messages: [], hasOlder: false },
  );
}

/** Updates a conversation that was opened, closed or reopened. */
export function changeConversation(queries: QueryClient, conversation: SupportConversation): void {
  queries.setQueryData(threadKey(conversation.id), (thread) => thread && { ...thread, conversation });
  queries.setQueryData(supportMessagesKey, (present) =>
    present?.map((message) =>
      message.conversationId === conversation.id ? { ...message, isClosed: conversation.isClosed } : message,
    ),
  );
  void queries.invalidateQueries(conversationLists);
}

/** Mirrors the server's marking of messages as read. */
export function markConversationRead(queries: QueryClient, id: number): void {
  const read = (message: SupportMessage) =>
    message.conversationId === id && !message.isRead ? { ...message, isRead: true } : message;
  queries.setQueryData(supportMessagesKey, (present) => present?.map(read));
  queries.setQueryData(
    threadKey(id),
    (thread) =>
      thread && {
        ...thread,
        messages: thread.messages.map(read),
        conversation: { ...thread.conversation, unread: 0 },
      },
  );
  void queries.invalidateQueries(conversationLists);
}
