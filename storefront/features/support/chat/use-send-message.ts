import { sendMessageEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SupportConversation, SupportMessage } from '../../../../api/contract/support/support.schema.ts';
import { sendOnceMore } from '../../../lib/retries.ts';
import { goTo } from './chat-store.ts';
import { addSupportMessage, startThread, changeConversation, threadKey } from './support-cache.ts';

interface Outgoing {
  content: string;
  /** Null starts the user's first conversation. */
  conversation: SupportConversation | null;
  /** True for support's answer, false for a user's message. */
  answers: boolean;
  attachmentIds?: number[];
}

interface SendingOptions {
  onSent(content: string): void;
  onFailed(error: Error): void;
}

const isBeginning = (conversation: SupportConversation, message: SupportMessage): boolean =>
  Date.parse(message.createdAt) - Date.parse(conversation.createdAt) < 1_000;

/** An id of the typed text, so that a retry can't store it twice. Null in a browser without random UUIDs. */
export function useClientId(): (text: string) => string | null {
  const last = useRef<{ text: string; id: string | null }>({ text: '', id: null });
  return (text) => {
    if (last.current.text !== text || last.current.id === null)
      last.current = { text, id: globalThis.crypto?.randomUUID?.() ?? null };
    return last.current.id;
  };
}

/** Sends a message of the chat; the automatic reply appears a second later (docs/specification.md 4). */
export function useSendMessage({ onSent, onFailed }: SendingOptions) {
  const queries = useQueryClient();
  const clientId = useClientId();
  return useMutation({
    mutationFn: ({ content, conversation, answers, attachmentIds = [] }: Outgoing) => {
      const body = {
        type: 'support',
        content,
        recipientId: answers ? conversation?.userId : null,
        conversationId: conversation?.id ?? null,
        attachmentIds,
        clientId: clientId(`${conversation?.id} ${content}`),
      } as const;
      const send = () => call(sendMessageEndpoint, { body });
      return body.clientId === null ? send() : sendOnceMore(send);
    },
    onSuccess: ({ message, automaticReply, conversation }, { content, conversation: before }) => {
      onSent(content);
      changeConversation(queries, conversation);
      // An older conversation is read in full instead.
      if (before === null && isBeginning(conversation, message)) startThread(queries, conversation);
      addSupportMessage(queries, message);
      if (automaticReply) addSupportMessage(queries, automaticReply);
      if (before === null) goTo(conversation.id);
    },
    // It may have been closed meanwhile: reads it again.
    onError: (error, { conversation }) => {
      onFailed(error);
      if (conversation) void queries.invalidateQueries({ queryKey: threadKey(conversation.id) });
    },
  });
}
