import { listSupportConversationsEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { keyOf } from '../../../lib/call.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import {
  conversationsAtOnce,
  type SupportConversation,
} from '../../../../api/contract/support/support.schema.ts';
import { supportStaleTime } from './support-queries.ts';

export type ConversationState = 'open' | 'closed' | 'all';

/** The first page without its number, as it is named everywhere. */
const pageKey = (state: ConversationState, page: number) =>
  keyOf(listSupportConversationsEndpoint, { query: { state, page: page > 1 ? page : undefined } });

/** A user's conversations (staff: all), waiting ones first, then the newest; further pages on demand. */
export function useConversations(state: ConversationState) {
  const [wanted, setWanted] = useState({ state, pages: 1 });
  const pages = wanted.state === state ? wanted.pages : 1;
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      queryKey: pageKey(state, index + 1),
      staleTime: supportStaleTime,
    })),
  });
  const lists = results.map(({ data }) => data as SupportConversation[] | undefined);
  const known = lists.filter((list) => list !== undefined);
  // A conversation that moved between pages appears once.
  const found = new Map<number, SupportConversation>();
  for (const conversation of known.flat())
    if (!found.has(conversation.id)) found.set(conversation.id, conversation);
  return {
    data: known.length > 0 ? [...found.values()] : undefined,
    isPending: results.some(({ isPending }) => isPending),
    isError: results.some(({ isError }) => isError),
    refetch: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
    hasMore: lists.at(-1)?.length === conversationsAtOnce,
    showMore: () => setWanted({ state, pages: pages + 1 }),
  };
}
