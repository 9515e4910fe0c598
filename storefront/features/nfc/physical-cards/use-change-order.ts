import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiWrite } from '../../../lib/api-client.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

type OrderChange = 'cancel' | 'approve-design';

/** Cancels an order or approves its proof; its chips and its money change with it. */
export function useChangeOrder(id: number) {
  const { orders: texts } = usePhysicalCardsMessages();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation<unknown, Error, OrderChange>({
    mutationFn: (change) => apiWrite('POST', `/api/orders/${id}/${change}`),
    retry: false,
    onSuccess: (_reply, change) => toast({ title: change === 'cancel' ? texts.cancelled : texts.approved }),
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/(?:orders|chips|wallet|receipts)/u.test(String(path)),
      }),
  });
  return { change: mutate, isPending };
}
