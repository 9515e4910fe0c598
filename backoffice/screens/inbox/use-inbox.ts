import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  countInboxEndpoint,
  listInboxEndpoint,
  listSupportNotesEndpoint,
  listSupportStaffEndpoint,
  readConversationContextEndpoint,
} from '../../../api/contract/support/inbox.endpoint.ts';
import {
  readSupportConversationEndpoint,
  signalTypingEndpoint,
} from '../../../api/contract/support/support.endpoint.ts';
import { typingShownFor, typingToldEach } from '../../../api/contract/support/typing.ts';
import type { LiveEventData } from '../../../api/contract/messaging/live.schema.ts';
import { useSettled } from '../../kit/form/use-settled.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { call, readFiltered } from '../../kit/providers/call.ts';
import { useAct, useRead } from '../../kit/providers/use-read.ts';

/** Of everything about support in the cache, so that one invalidation reaches it. */
const under = ['inbox'] as const;
/** Milliseconds after which what is due, and what was put aside until now, is looked up again. */
const lookAgain = 60_000;

/** Of what was written in one conversation. */
const writtenIn = (id: number) => [...under, 'written', id] as const;

/**
 * Invalidates everything about support, but for what was written in conversations other than the given one; the old data
 * stays until the new arrives.
 */
export function useInboxRefresh(): (conversationId?: number) => void {
  const queries = useQueryClient();
  return useCallback(
    (conversationId) =>
      void queries.invalidateQueries({
        queryKey: under,
        predicate: ({ queryKey: [, part, id] }) =>
          part !== 'written' || conversationId === undefined || id === conversationId,
      }),
    [queries],
  );
}

/** Refreshes support's data on live events: once for the whole back office. */
export function useInboxLive(): void {
  const refresh = useInboxRefresh();
  useLive((name, data) => {
    if (name === 'resync' || name === 'support-read') refresh();
    if (name === 'support-message')
      refresh((data as LiveEventData<'support-message'>).message.conversationId);
    if (name === 'support-conversation')
      refresh((data as LiveEventData<'support-conversation'>).conversation.id);
    if (name === 'support-note') refresh((data as LiveEventData<'support-note'>).conversationId);
  });
}

/** Conversations under the address's filters, which bear the API's own names, page by page. */
export function useConversations(search: string) {
  const { q: typed = '', ...others } = Object.fromEntries(new URLSearchParams(search));
  const q = useSettled(typed.trim());
  const filters = q ? { ...others, q } : others;
  return useInfiniteQuery({
    queryKey: [...under, 'list', filters],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => {
      const asked = new URLSearchParams({ ...filters, page: String(pageParam) });
      return readFiltered(listInboxEndpoint, asked, {}, { signal });
    },
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    refetchInterval: lookAgain,
  });
}

export const useInboxCounts = () => useRead(countInboxEndpoint, {}, { under, refetchInterval: lookAgain });
export const useSupportStaff = () => useRead(listSupportStaffEndpoint);
/** A conversation with its messages, the newest page first; older ones on demand. */
export const useThread = (id: number) =>
  useInfiniteQuery({
    queryKey: [...writtenIn(id), 'thread'],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam: before, signal }) =>
      call(readSupportConversationEndpoint, { params: { id }, query: { before } }, { signal }),
    getNextPageParam: ({ hasOlder, messages }) => (hasOlder ? messages[0]?.id : undefined),
  });
export const useNotes = (id: number) =>
  useRead(listSupportNotesEndpoint, { params: { id } }, { under: writtenIn(id) });
export const useConversationContext = (id: number) =>
  useRead(readConversationContextEndpoint, { params: { id } }, { under });

/** Runs a command of the inbox, refreshes, and says why the server refused it. */
export const useInboxStep = () => useAct({ run: (step: () => Promise<unknown>) => step(), changes: under });

/** Who else writes in a conversation at this moment. */
export function useTyping(id: number): LiveEventData<'support-typing'> | null {
  const [typing, setTyping] = useState<LiveEventData<'support-typing'> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive((name, data) => {
    if (name === 'support-message') setTyping(null);
    if (name !== 'support-typing') return;
    const told = data as LiveEventData<'support-typing'>;
    if (told.conversationId !== id) return;
    setTyping(told);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(null), typingShownFor);
  });
  return typing;
}

/** Tells the others that one writes here, once in a few seconds however fast one types. */
export function useSignalTyping(id: number, isNote: boolean): () => void {
  const last = useRef<Partial<Record<'note' | 'answer', number>>>({});
  return () => {
    const what = isNote ? 'note' : 'answer';
    if (Date.now() - (last.current[what] ?? 0) < typingToldEach) return;
    last.current[what] = Date.now();
    // Nothing is lost where it doesn't arrive.
    call(signalTypingEndpoint, { params: { id }, body: { isNote } }).catch(() => undefined);
  };
}
