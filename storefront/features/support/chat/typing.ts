import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { LiveEventData } from '../../../../api/contract/messaging/live.schema.ts';
import { signalTypingEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { typingShownFor, typingToldEach } from '../../../../api/contract/support/typing.ts';
import { call } from '../../../lib/call.ts';

type Typing = LiveEventData<'support-typing'>;

const typingKey = (conversationId: number) => ['support-typing', conversationId] as const;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows for a few seconds that somebody else writes in a conversation. */
export function showTyping(queries: QueryClient, told: Typing): void {
  const { conversationId } = told;
  queries.setQueryData(typingKey(conversationId), told);
  clearTimeout(timers.get(conversationId));
  timers.set(
    conversationId,
    setTimeout(() => hideTyping(queries, conversationId), typingShownFor),
  );
}

/** What they wrote has arrived, or nothing more was heard of it. */
export function hideTyping(queries: QueryClient, conversationId: number): void {
  queries.setQueryData(typingKey(conversationId), null);
}

/** Who else writes in a conversation at this moment. */
export function useTyping(conversationId: number): Typing | null {
  const { data } = useQuery<Typing | null>({
    queryKey: typingKey(conversationId),
    enabled: false,
    initialData: null,
  });
  return data;
}

/** Tells the others that one writes here, once in a few seconds however fast one types. */
export function useSignalTyping(conversationId: number | undefined): () => void {
  const last = useRef(0);
  return () => {
    if (conversationId === undefined || Date.now() - last.current < typingToldEach) return;
    last.current = Date.now();
    // Nothing is lost where it doesn't arrive.
    call(signalTypingEndpoint, { params: { id: conversationId }, body: {} }).catch(() => undefined);
  };
}
