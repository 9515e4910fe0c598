import {
  assignConversationEndpoint,
  countInboxEndpoint,
  listInboxEndpoint,
  readConversationContextEndpoint,
} from '../../../api/contract/support/inbox.endpoint.ts';
import {
  closeConversationEndpoint,
  markConversationReadEndpoint,
  readSupportConversationEndpoint,
  reopenConversationEndpoint,
  sendMessageEndpoint,
} from '../../../api/contract/support/support.endpoint.ts';
import { call, readFiltered } from '../../kit/providers/call.ts';
import { HttpError } from 'react-admin';

/** Cache keys of everything about support, so that one invalidation reaches it. */
export const inboxKeys = {
  all: ['inbox'] as const,
  counts: ['inbox', 'counts'] as const,
  list: (search: string) => ['inbox', 'list', search] as const,
  thread: (id: number) => ['inbox', 'thread', id] as const,
  context: (id: number) => ['inbox', 'context', id] as const,
};

/** @param search of the address: the filters by the API's own names */
export const readInboxPage = (search: string, page: number, signal?: AbortSignal) => {
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return readFiltered(listInboxEndpoint, query, {}, { signal });
};
export const readInboxCounts = (signal?: AbortSignal) => call(countInboxEndpoint, {}, { signal });
export const readThread = (id: number, before?: number, signal?: AbortSignal) =>
  call(
    readSupportConversationEndpoint,
    { params: { id }, query: { before: before || undefined } },
    { signal },
  );
export const readContext = (id: number, signal?: AbortSignal) =>
  call(readConversationContextEndpoint, { params: { id } }, { signal });

export const markRead = (id: number) => call(markConversationReadEndpoint, { params: { id } });
export const sendAnswer = (conversationId: number, content: string, clientId: string) =>
  call(sendMessageEndpoint, { body: { conversationId, content, clientId, type: 'support' } });
/** @param messageId any message of the conversation */
export const changeConversation = (messageId: number, to: 'close' | 'reopen') =>
  call(to === 'close' ? closeConversationEndpoint : reopenConversationEndpoint, {
    params: { id: messageId },
  });
export const assign = (id: number, to: 'me' | 'nobody') =>
  call(assignConversationEndpoint, { params: { id }, body: { to } });

/** The server's text, in the user's language; undefined when the call failed otherwise. */
export function refusalOf(error: unknown): { text: string; isOffline: boolean } {
  if (error instanceof HttpError && error.status > 0)
    return { text: String(error.message), isOffline: false };
  return { text: '', isOffline: true };
}
