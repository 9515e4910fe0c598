import { useQueryClient } from '@tanstack/react-query';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { apiWrite } from '../../../lib/api-client.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { changeConversation, threadKey } from './support-cache.ts';
import { useChatMessages } from './use-chat-messages.ts';

/**
 * Closes an open conversation and reopens a closed one; a failure is said (docs/specification.md 8, support chat).
 * @param messageId any message of the conversation
 */
export function useConversationState(
  { id, isClosed }: SupportConversation,
  messageId: number | undefined,
): () => Promise<void> {
  const queries = useQueryClient();
  const { toasts } = useChatMessages();
  return async () => {
    try {
      const path = `/api/admin/messages/${messageId}/${isClosed ? 'reopen' : 'close'}`;
      const { conversation } = (await apiWrite('PUT', path)) as { conversation: SupportConversation };
      changeConversation(queries, conversation);
    } catch {
      toast({ title: isClosed ? toasts.reopen : toasts.close, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: threadKey(id) });
    }
  };
}
