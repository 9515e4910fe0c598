import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { storeDraft, readDraft } from './drafts.ts';
import { refusalOf, sendAnswer } from './inbox-requests.ts';
import { useInboxRefresh } from './use-inbox.ts';

/**
 * The draft of an answer to one conversation. The text stays until the server has accepted it; a retry of the
 * same text carries the same number, so that the server doesn't store it twice.
 */
export function useAnswer(conversationId: number) {
  const [text, setTextAlone] = useState(() => readDraft(conversationId));
  const clientId = useRef<{ text: string; id: string } | null>(null);
  const refresh = useInboxRefresh();
  const setText = (next: string) => {
    setTextAlone(next);
    storeDraft(conversationId, next);
  };
  const sending = useMutation({
    mutationFn: (content: string) => {
      if (clientId.current?.text !== content) clientId.current = { text: content, id: crypto.randomUUID() };
      return sendAnswer(conversationId, content, clientId.current.id);
    },
    onSuccess: (_reply, content) => {
      clientId.current = null;
      // Text typed during the request stays.
      setTextAlone((present) => {
        const left = present.trim() === content ? '' : present;
        storeDraft(conversationId, left);
        return left;
      });
      refresh();
    },
  });
  const issue = sending.error ? refusalOf(sending.error) : null;
  return {
    text,
    setText,
    send: () => {
      const content = text.trim();
      if (content !== '' && !sending.isPending) sending.mutate(content);
    },
    isSending: sending.isPending,
    /** Empty when the server could not be reached. */
    issue: issue === null ? null : issue.isOffline ? '' : issue.text,
  };
}
