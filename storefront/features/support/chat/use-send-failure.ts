import { ApiError } from '../../../lib/api-errors.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { toast } from '../../website/toasts/toast-store.ts';
import { useChatMessages } from './use-chat-messages.ts';

const closed = 409;
const unpaid = 402;

/**
 * Shows that a message could not be sent (docs/specification.md 8, support chat).
 * @returns the text beside the field, empty when the toast says it all
 */
export function useSendFailure(): (error: Error) => string {
  const { toasts } = useChatMessages();
  const { recheck } = useSession();
  return (error) => {
    const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : null;
    const beside = refusal?.fields['content'] ?? '';
    // The package has ended: the chat then shows its notice.
    if (refusal?.status === unpaid) void recheck();
    if (refusal?.status === closed)
      toast({ title: toasts.closed, description: toasts.kept, variant: 'destructive' });
    else if (beside === '')
      toast({
        title: toasts.send,
        description: refusal ? `${refusal.message} ${toasts.kept}` : toasts.kept,
        variant: 'destructive',
      });
    return beside;
  };
}
