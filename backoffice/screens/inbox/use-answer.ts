import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { attachmentLimits } from '../../../api/contract/support/attachment-limits.ts';
import type { SupportAttachment } from '../../../api/contract/support/support.schema.ts';
import { storeDraft, readDraft } from './drafts.ts';
import { refusalOf, sendAnswer, uploadAttachment, writeNote } from './inbox-requests.ts';
import { useInboxRefresh } from './use-inbox.ts';

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
        const uploaded = await uploadAttachment(file);
        setFiles((present) => [...present, uploaded]);
      }
    },
  });
  const sending = useMutation({
    mutationFn: (content: string): Promise<unknown> => {
      if (isNote) return writeNote(conversationId, content);
      if (clientId.current?.text !== content) clientId.current = { text: content, id: crypto.randomUUID() };
      return sendAnswer(conversationId, content, {
        clientId: clientId.current.id,
        attachmentIds: files.map(({ id }) => id),
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
      refresh();
    },
  });
  const failure = sending.error ?? uploading.error;
  const issue = failure ? refusalOf(failure) : null;
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
    /** Empty when the server could not be reached. */
    issue: issue === null ? null : issue.isOffline ? '' : issue.text,
  };
}
