import {
  assignConversationEndpoint,
  countInboxEndpoint,
  listInboxEndpoint,
  listSupportNotesEndpoint,
  listSupportStaffEndpoint,
  readConversationContextEndpoint,
  snoozeConversationEndpoint,
  writeSupportNoteEndpoint,
} from '../../../api/contract/support/inbox.endpoint.ts';
import { uploadAttachmentEndpoint } from '../../../api/contract/support/attachments.endpoint.ts';
import { pathOf } from '../../../api/contract/endpoint.ts';
import {
  closeConversationEndpoint,
  markConversationReadEndpoint,
  readSupportConversationEndpoint,
  reopenConversationEndpoint,
  sendMessageEndpoint,
  signalTypingEndpoint,
} from '../../../api/contract/support/support.endpoint.ts';
import type { SupportAttachment } from '../../../api/contract/support/support.schema.ts';
import { call, readFiltered } from '../../kit/providers/call.ts';
import { httpClient, serverWords } from '../../kit/providers/http-client.ts';
import { HttpError } from 'react-admin';

/** Cache keys of everything about support, so that one invalidation reaches it. */
export const inboxKeys = {
  all: ['inbox'] as const,
  counts: ['inbox', 'counts'] as const,
  staff: ['inbox-staff'] as const,
  list: (search: string) => ['inbox', 'list', search] as const,
  thread: (id: number) => ['inbox', 'thread', id] as const,
  notes: (id: number) => ['inbox', 'notes', id] as const,
  context: (id: number) => ['inbox', 'context', id] as const,
};

/** @param search of the address: the filters by the API's own names */
export const readInboxPage = (search: string, page: number, signal?: AbortSignal) => {
  const query = new URLSearchParams(search);
  query.set('page', String(page));
  return readFiltered(listInboxEndpoint, query, {}, { signal });
};
export const readInboxCounts = (signal?: AbortSignal) => call(countInboxEndpoint, {}, { signal });
export const readStaff = () => call(listSupportStaffEndpoint, {});
export const readThread = (id: number, before?: number, signal?: AbortSignal) =>
  call(
    readSupportConversationEndpoint,
    { params: { id }, query: { before: before || undefined } },
    { signal },
  );
export const readNotes = (id: number, signal?: AbortSignal) =>
  call(listSupportNotesEndpoint, { params: { id } }, { signal });
export const readContext = (id: number, signal?: AbortSignal) =>
  call(readConversationContextEndpoint, { params: { id } }, { signal });

export const markRead = (id: number) => call(markConversationReadEndpoint, { params: { id } });
export const sendAnswer = (
  conversationId: number,
  content: string,
  more: { clientId: string; attachmentIds: number[] },
) => call(sendMessageEndpoint, { body: { conversationId, content, type: 'support', ...more } });
export const writeNote = (id: number, content: string) =>
  call(writeSupportNoteEndpoint, { params: { id }, body: { content } });
export const signalTyping = (id: number, isNote: boolean) =>
  call(signalTypingEndpoint, { params: { id }, body: { isNote } });
/** @param messageId any message of the conversation */
export const changeConversation = (messageId: number, to: 'close' | 'reopen') =>
  call(to === 'close' ? closeConversationEndpoint : reopenConversationEndpoint, {
    params: { id: messageId },
  });
export const assign = (
  id: number,
  body: { assigneeId: number | null; from: number | null; note: string | null },
) => call(assignConversationEndpoint, { params: { id }, body });
export const snooze = (id: number, until: string | null) =>
  call(snoozeConversationEndpoint, { params: { id }, body: { until } });
export const uploadAttachment = async (file: File): Promise<SupportAttachment> => {
  const { json } = await httpClient(pathOf(uploadAttachmentEndpoint, { query: { name: file.name } }), {
    method: 'POST',
    body: file,
    headers: new Headers({ 'Content-Type': 'application/octet-stream' }),
  });
  return json as SupportAttachment;
};

/** The server's text, in the user's language; empty where it could not be reached. */
export function refusalOf(error: unknown): { text: string; isOffline: boolean } {
  const text = error instanceof HttpError ? serverWords(error.body) : undefined;
  return { text: text ?? '', isOffline: text === undefined };
}
