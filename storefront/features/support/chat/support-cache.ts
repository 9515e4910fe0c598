import { keyOf, readsBelow, readsOf } from '../../../lib/call.ts';
import {
  listSupportConversationsEndpoint,
  listSupportMessagesEndpoint,
  readSupportConversationEndpoint,
} from '../../../../api/contract/support/support.endpoint.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { SupportConversation, SupportMessage } from '../../../../api/contract/support/support.schema.ts';
import { supportMessagesKey } from './support-queries.ts';
import { insertMessage } from './threads.ts';

export const threadKey = (id: number) => keyOf(readSupportConversationEndpoint, { params: { id } });
/** An automatic reply appears this long after the message it answers (docs/specification.md 9), in milliseconds. */
export const automaticReplyDelay = 1_000;

export const conversationLists = { predicate: readsOf(listSupportConversationsEndpoint) };
/** Anything about support that may have changed unheard; the topics stay. */
export const supportReads = readsBelow(listSupportMessagesEndpoint, listSupportConversationsEndpoint);

/** Brings a message into the popover's list and its conversation; one that is there already changes nothing. */
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

/** The first message of a conversation makes its thread; one that is there already stays. */
export function startThread(queries: QueryClient, conversation: SupportConversation): void {
  queries.setQueryData(
    threadKey(conversation.id),
    (thread) => thread ?? { conversation, messages: [], hasOlder: false },
  );
}

/** A conversation was opened, closed or opened again. */
export function changeConversation(queries: QueryClient, conversation: SupportConversation): void {
  queries.setQueryData(threadKey(conversation.id), (thread) => thread && { ...thread, conversation });
  queries.setQueryData(supportMessagesKey, (present) =>
    present?.map((message) =>
      message.conversationId === conversation.id ? { ...message, isClosed: conversation.isClosed } : message,
    ),
  );
  void queries.invalidateQueries(conversationLists);
}

/** What was marked read on the server is read here, too. */
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
