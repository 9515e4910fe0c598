import { HttpError } from 'react-admin';
import type {
  ConversationContext,
  InboxConversation,
  InboxCounts,
  InboxPage,
} from '../../../api/contract/support/inbox.schema.ts';
import type {
  SupportConversation,
  SupportMessage,
  SupportThread,
} from '../../../api/contract/support/support.schema.ts';
import { httpClient } from '../../kit/providers/http-client.ts';

/** Keys of everything about support, so that one invalidation reaches it. */
export const inboxKeys = {
  all: ['inbox'] as const,
  counts: ['inbox', 'counts'] as const,
  list: (search: string) => ['inbox', 'list', search] as const,
  thread: (id: number) => ['inbox', 'thread', id] as const,
  context: (id: number) => ['inbox', 'context', id] as const,
};

async function read<Reply>(path: string, signal?: AbortSignal): Promise<Reply> {
  return (await httpClient(path, signal ? { signal } : {})).json as Reply;
}

async function write<Reply>(method: 'POST' | 'PUT', path: string, body: object = {}): Promise<Reply> {
  return (await httpClient(path, { method, body: JSON.stringify(body) })).json as Reply;
}

/** @param search of the address: the filters by the API's own names */
export const readInboxPage = (search: string, page: number, signal?: AbortSignal) => {
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return read<InboxPage>(`/api/admin/support/conversations?${query}`, signal);
};
export const readInboxCounts = (signal?: AbortSignal) =>
  read<InboxCounts>('/api/admin/support/counts', signal);
export const readThread = (id: number, before?: number, signal?: AbortSignal) =>
  read<SupportThread>(`/api/support-conversations/${id}${before ? `?before=${before}` : ''}`, signal);
export const readContext = (id: number, signal?: AbortSignal) =>
  read<ConversationContext>(`/api/admin/support/conversations/${id}/context`, signal);

export const markRead = (id: number) =>
  write<{ read: number }>('PUT', `/api/support-conversations/${id}/read`);
export const sendAnswer = (conversationId: number, content: string, clientId: string) =>
  write<{ message: SupportMessage; conversation: SupportConversation }>('POST', '/api/messages', {
    conversationId,
    content,
    clientId,
    type: 'support',
  });
/** @param messageId any message of the conversation */
export const steer = (messageId: number, to: 'close' | 'reopen') =>
  write<{ conversation: SupportConversation }>('PUT', `/api/admin/messages/${messageId}/${to}`);
export const assign = (id: number, to: 'me' | 'nobody') =>
  write<InboxConversation>('PUT', `/api/admin/support/conversations/${id}/assignee`, { to });

/** What the server said, in the person's language; undefined when it was not reached. */
export function refusalOf(error: unknown): { text: string; isOffline: boolean } {
  if (error instanceof HttpError && error.status > 0)
    return { text: String(error.message), isOffline: false };
  return { text: '', isOffline: true };
}
