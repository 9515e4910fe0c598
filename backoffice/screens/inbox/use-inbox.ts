import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { InboxConversation } from '../../../api/contract/support/inbox.schema.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { inboxKeys, readContext, readInboxCounts, readInboxPage, readThread } from './inbox-requests.ts';

/** Invalidates everything about support; the old data stays until the new arrives. */
export function useInboxRefresh(): () => void {
  const queries = useQueryClient();
  return useCallback(() => void queries.invalidateQueries({ queryKey: inboxKeys.all }), [queries]);
}

const aboutSupport = new Set(['resync', 'support-message', 'support-conversation', 'support-read']);

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
    queryFn: ({ pageParam, signal }) => readInboxPage(search, pageParam, signal),
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
  });
  const found = new Map<number, InboxConversation>();
  for (const page of query.data?.pages ?? [])
    for (const conversation of page.conversations)
      if (!found.has(conversation.id)) found.set(conversation.id, conversation);
  return { ...query, conversations: [...found.values()], total: query.data?.pages[0]?.total };
}

export function useInboxCounts() {
  return useQuery({ queryKey: inboxKeys.counts, queryFn: ({ signal }) => readInboxCounts(signal) });
}

export function useThread(id: number) {
  return useQuery({
    queryKey: inboxKeys.thread(id),
    queryFn: ({ signal }) => readThread(id, undefined, signal),
  });
}

export function useConversationContext(id: number) {
  return useQuery({ queryKey: inboxKeys.context(id), queryFn: ({ signal }) => readContext(id, signal) });
}
