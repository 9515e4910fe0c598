import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type {
  SupportConversation,
  SupportMessage,
  SupportThread,
} from '../../../../api/contract/support/support.schema.ts';
import { supportMessagesPath } from './support-queries.ts';
import { insertMessage } from './threads.ts';

export const conversationsPath = '/api/support-conversations';
export const threadKey = (id: number) => [`${conversationsPath}/${id}`] as const;
/** An automatic reply appears this long after the message it answers (docs/specification.md 9), in milliseconds. */
export const automaticReplyDelay = 1_000;

const isConversationList = (queryKey: QueryKey) =>
  /^\/api\/support-conversations(\?|$)/.test(String(queryKey[0]));
export const conversationLists = {
  predicate: ({ queryKey }: { queryKey: QueryKey }) => isConversationList(queryKey),
};
/** Anything about support that may have changed unheard. */
export const isSupportRead = (queryKey: QueryKey): boolean =>
  String(queryKey[0]).startsWith('/api/support-') && queryKey[0] !== '/api/support-topics';

/** Brings a message into the popover's list and its conversation; one that is there already changes nothing. */
export function addSupportMessage(queries: QueryClient, message: SupportMessage): void {
  if (message.isAutomatic) setTimeout(() => insert(queries, message), automaticReplyDelay);
  else insert(queries, message);
}

function insert(queries: QueryClient, message: SupportMessage): void {
  queries.setQueryData<SupportMessage[]>([supportMessagesPath], (present) =>
    present?.some(({ id }) => id === message.id) ? present : present && [message, ...present],
  );
  queries.setQueryData<SupportThread>(
    threadKey(message.conversationId),
    (thread) => thread && { ...thread, messages: insertMessage(thread.messages, message) },
  );
  void queries.invalidateQueries(conversationLists);
}

/** The first message of a conversation makes its thread; one that is there already stays. */
export function startThread(queries: QueryClient, conversation: SupportConversation): void {
  queries.setQueryData<SupportThread>(
    threadKey(conversation.id),
    (thread) => thread ?? { conversation, messages: [], hasOlder: false },
  );
}

/** A conversation was opened, closed or opened again. */
export function changeConversation(queries: QueryClient, conversation: SupportConversation): void {
  queries.setQueryData<SupportThread>(
    threadKey(conversation.id),
    (thread) => thread && { ...thread, conversation },
  );
  queries.setQueryData<SupportMessage[]>([supportMessagesPath], (present) =>
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
  queries.setQueryData<SupportMessage[]>([supportMessagesPath], (present) => present?.map(read));
  queries.setQueryData<SupportThread>(
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
