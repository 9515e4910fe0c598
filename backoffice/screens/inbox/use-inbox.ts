import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { InboxConversation } from '../../../api/contract/support/inbox.schema.ts';
import { typingShownFor, typingToldEach } from '../../../api/contract/support/typing.ts';
import type { LiveEventData } from '../../../api/contract/messaging/live.schema.ts';
import { useMessages } from '../../kit/i18n/use-messages.ts';
import { useLive } from '../../kit/live/use-live.ts';
import * as requests from './inbox-requests.ts';

const { inboxKeys } = requests;
/** Milliseconds after which what is due, and what was put aside until now, is looked up again. */
const lookAgain = 60_000;

/** Invalidates everything about support; the old data stays until the new arrives. */
export function useInboxRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: inboxKeys.all }), [queries]);
}

const aboutSupport = new Set([
  'resync',
  'support-message',
  'support-conversation',
  'support-read',
  'support-note',
]);

/**
 * Refreshes support's data on live events.
 * @returns whether the live stream is connected
 */
export function useInboxLive(): boolean {
  const refresh = useInboxRefresh();
  return useLive((name) => {
    if (aboutSupport.has(name)) refresh();
  });
}

/** Conversations under the address's filters, page by page; one that moved between pages appears once. */
export function useConversations(search: string) {
  const query = useInfiniteQuery({
    queryKey: inboxKeys.list(search),
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => requests.readInboxPage(search, pageParam, signal),
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    refetchInterval: lookAgain,
  });
  const found = new Map<number, InboxConversation>();
  for (const page of query.data?.pages ?? [])
    for (const conversation of page.conversations)
      if (!found.has(conversation.id)) found.set(conversation.id, conversation);
  return { ...query, conversations: [...found.values()], total: query.data?.pages[0]?.total };
}

export function useInboxCounts() {
  return useQuery({
    queryKey: inboxKeys.counts,
    queryFn: ({ signal }) => requests.readInboxCounts(signal),
    refetchInterval: lookAgain,
  });
}

export const useSupportStaff = () => useQuery({ queryKey: inboxKeys.staff, queryFn: requests.readStaff });

export function useThread(id: number) {
  return useQuery({
    queryKey: inboxKeys.thread(id),
    queryFn: ({ signal }) => requests.readThread(id, undefined, signal),
  });
}

export function useNotes(id: number) {
  return useQuery({
    queryKey: inboxKeys.notes(id),
    queryFn: ({ signal }) => requests.readNotes(id, signal),
  });
}

export function useConversationContext(id: number) {
  return useQuery({
    queryKey: inboxKeys.context(id),
    queryFn: ({ signal }) => requests.readContext(id, signal),
  });
}

/** Runs a command of the inbox, refreshes, and says why the server refused it. */
export function useInboxStep(onDone: () => void = () => undefined) {
  const word = useMessages();
  const notify = useNotify();
  const refresh = useInboxRefresh();
  return useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSuccess: onDone,
    onError: (error) => {
      const { text, isOffline } = requests.refusalOf(error);
      notify(isOffline ? word('errors.network') : text, { type: 'error' });
    },
    onSettled: refresh,
  });
}

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
    requests.signalTyping(id, isNote).catch(() => undefined);
  };
}
