import {
  approveDesignEndpoint,
  cancelOrderEndpoint,
} from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { listOrdersEndpoint } from '../../../../api/contract/nfc/orders.endpoint.ts';
import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import {
  readWalletEndpoint,
  listReceiptsEndpoint,
} from '../../../../api/contract/payments/wallet.endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, readsBelow } from '../../../lib/call.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { usePhysicalCardsMessages } from './use-physical-cards-messages.ts';

const changes = { cancel: cancelOrderEndpoint, 'approve-design': approveDesignEndpoint };
type OrderChange = keyof typeof changes;

/** Cancels an order or approves its proof; also refreshes its chips and payments. */
export function useChangeOrder(id: number) {
  const { orders: texts } = usePhysicalCardsMessages();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation<unknown, Error, OrderChange>({
    mutationFn: (change) => call(changes[change], { params: { id } }),
    onSuccess: (_reply, change) => toast({ title: change === 'cancel' ? texts.cancelled : texts.approved }),
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
    onSettled: () =>
      queries.invalidateQueries({
        predicate: readsBelow(
          listOrdersEndpoint,
          listChipsEndpoint,
          readWalletEndpoint,
          listReceiptsEndpoint,
        ),
      }),
  });
  return { change: mutate, isPending };
}
