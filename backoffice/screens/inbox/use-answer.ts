import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attachmentLimits } from '../../../api/contract/support/attachment-limits.ts';
import type { SupportAttachment } from '../../../api/contract/support/support.schema.ts';
import { storeDraft, readDraft } from './drafts.ts';
import { HttpError } from 'react-admin';
import { pathOf } from '../../../api/contract/endpoint.ts';
import { uploadAttachmentEndpoint } from '../../../api/contract/support/attachments.endpoint.ts';
import { writeSupportNoteEndpoint } from '../../../api/contract/support/inbox.endpoint.ts';
import { sendMessageEndpoint } from '../../../api/contract/support/support.endpoint.ts';
import { call } from '../../kit/providers/call.ts';
import { httpClient } from '../../kit/providers/http-client.ts';
import { useInboxRefresh } from './use-inbox.ts';

const offline = 'bikur.desk.inbox.sendOffline';

/**
 * The draft of an answer to one conversation, or of a note about it, each with a text of its own. The text stays until
 * the server has accepted it; a retry of the same text carries the same number, so that the server doesn't store it
 * twice.
 */
export function useAnswer(conversationId: number, isNote: boolean) {
  const name = isNote ? `note-${conversationId}` : String(conversationId);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const text = texts[name] ?? readDraft(name);
  const [files, setFiles] = useState<SupportAttachment[]>([]);
  const clientId = useRef<{ text: string; id: string } | null>(null);
  const refresh = useInboxRefresh();
  const setText = (next: string) => {
    setTexts((present) => ({ ...present, [name]: next }));
    storeDraft(name, next);
  };
  const uploading = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      for (const file of chosen.slice(0, attachmentLimits.ofMessage - files.length)) {
        const { json } = await httpClient(pathOf(uploadAttachmentEndpoint, { query: { name: file.name } }), {
          method: 'POST',
          body: file,
          headers: new Headers({ 'Content-Type': 'application/octet-stream' }),
        });
        setFiles((present) => [...present, json as SupportAttachment]);
      }
    },
  });
  const sending = useMutation({
    mutationFn: (content: string): Promise<unknown> => {
      if (isNote)
        return call(writeSupportNoteEndpoint, { params: { id: conversationId }, body: { content } });
      if (clientId.current?.text !== content) clientId.current = { text: content, id: crypto.randomUUID() };
      return call(sendMessageEndpoint, {
        body: {
          conversationId,
          content,
          type: 'support',
          clientId: clientId.current.id,
          attachmentIds: files.map(({ id }) => id),
        },
      });
    },
    onSuccess: (_reply, content) => {
      clientId.current = null;
      if (!isNote) setFiles([]);
      setTexts((present) => {
        const now = present[name] ?? '';
        // Text typed during the request stays.
        const left = [content, ''].includes(now.trim()) ? '' : now;
        storeDraft(name, left);
        return { ...present, [name]: left };
      });
      refresh(conversationId);
    },
  });
  const failure = sending.error ?? uploading.error;
  const mayAttach = !isNote && files.length < attachmentLimits.ofMessage;
  // A file without a word is sent under its own name.
  const content = text.trim() || (isNote ? '' : files.map((file) => file.name).join(', '));
  return {
    text,
    setText,
    files: isNote ? [] : files,
    attach: mayAttach ? (chosen: Iterable<File>) => uploading.mutate([...chosen]) : null,
    detach: (id: number) => setFiles((present) => present.filter((file) => file.id !== id)),
    send: content === '' || uploading.isPending ? null : () => !sending.isPending && sending.mutate(content),
    isSending: sending.isPending,
    isUploading: uploading.isPending,
    issue:
      failure && (failure instanceof HttpError && failure.status > 0 ? String(failure.message) : offline),
  };
}
