import {
  closeConversationEndpoint,
  reopenConversationEndpoint,
} from '../../../../api/contract/support/support.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { SupportConversation } from '../../../../api/contract/support/support.schema.ts';
import { call } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { changeConversation, threadKey } from './support-cache.ts';
import { useChatMessages } from './use-chat-messages.ts';

/**
 * Closes an open conversation and reopens a closed one; shows a failure (docs/specification.md 8, support
 * chat).
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
      const { conversation } = await call(isClosed ? reopenConversationEndpoint : closeConversationEndpoint, {
        params: { id: messageId ?? 0 },
      });
      changeConversation(queries, conversation);
    } catch {
      toast({ title: isClosed ? toasts.reopen : toasts.close, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: threadKey(id) });
    }
  };
}
