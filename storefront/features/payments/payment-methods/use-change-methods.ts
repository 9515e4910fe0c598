import {
  removePaymentMethodEndpoint,
  setDefaultPaymentMethodEndpoint,
} from '../../../../api/contract/payments/wallet.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Wallet } from '../../../../api/contract/payments/wallet.schema.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useWalletMessages } from './use-wallet-messages.ts';
import { walletKey } from './wallet-key.ts';

interface Change {
  id: number;
  kind: 'default' | 'remove';
}

/** Changes a payment method; the reply is the whole wallet. */
export function useChangeMethods() {
  const queries = useQueryClient();
  const texts = useWalletMessages().methods;
  const { mutate, isPending, variables } = useMutation<Wallet, Error, Change>({
    mutationFn: async ({ id, kind }) =>
      (await (kind === 'default'
        ? call(setDefaultPaymentMethodEndpoint, { params: { id } })
        : call(removePaymentMethodEndpoint, { params: { id } }))) as Wallet,
    onSuccess: (wallet, { kind }) => {
      queries.setQueryData(walletKey, wallet);
      toast({ title: kind === 'default' ? texts.changed : texts.removed });
    },
    onError: (issue) => {
      toast({ title: texts.failed, description: issue.message, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: walletKey });
    },
  });
  return {
    makeDefault: (id: number) => mutate({ id, kind: 'default' }),
    remove: (id: number) => mutate({ id, kind: 'remove' }),
    /** Id of the method being changed. */
    pendingId: isPending ? variables.id : null,
  };
}
