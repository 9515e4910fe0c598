import { useQuery } from '@tanstack/react-query';
import type { SupportConversation } from '../../../api/contract/support.ts';
import { conversationsPath } from './support-cache.ts';
import { supportStaleTime } from './support-queries.ts';

export type ConversationState = 'open' | 'closed' | 'all';

/** A person's conversations (staff: everybody's), what waits first, then the newest. */
export function useConversations(state: ConversationState) {
  return useQuery<SupportConversation[]>({
    queryKey: [`${conversationsPath}?state=${state}`],
    staleTime: supportStaleTime,
  });
}
