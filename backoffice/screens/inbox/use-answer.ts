import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { keepDraft, readDraft } from './drafts.ts';
import { refusalOf, sendAnswer } from './inbox-requests.ts';
import { useInboxRefresh } from './use-inbox.ts';

/**
 * The answer that is being written to one conversation. The text stays until the server has it; trying the same text
 * again carries the same number, so that what arrived already is not said twice.
 */
export function useAnswer(conversationId: number) {
  const [text, setTextAlone] = useState(() => readDraft(conversationId));
  const clientId = useRef<{ text: string; id: string } | null>(null);
  const refresh = useInboxRefresh();
  const setText = (next: string) => {
    setTextAlone(next);
    keepDraft(conversationId, next);
  };
  const sending = useMutation({
    mutationFn: (content: string) => {
      if (clientId.current?.text !== content) clientId.current = { text: content, id: crypto.randomUUID() };
      return sendAnswer(conversationId, content, clientId.current.id);
    },
    onSuccess: (_reply, content) => {
      clientId.current = null;
      // What was typed meanwhile stays.
      setTextAlone((present) => {
        const left = present.trim() === content ? '' : present;
        keepDraft(conversationId, left);
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
    /** In words; empty when the server was not reached. */
    issue: issue === null ? null : issue.isOffline ? '' : issue.text,
  };
}
