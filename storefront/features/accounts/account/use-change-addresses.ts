import {
  deleteAddressEndpoint,
  makePrimaryEndpoint,
} from '../../../../api/contract/accounts/addresses.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAddresses } from '../../../../api/contract/accounts/addresses.schema.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { addressesKey } from './account-keys.ts';
import { useAccountMessages } from './use-account-messages.ts';

interface Change {
  id: number;
  kind: 'primary' | 'remove';
}

/** Changes the primary address, or deletes one; the reply is the whole list. */
export function useChangeAddresses() {
  const { addresses: texts } = useAccountMessages();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation<OwnAddresses, Error, Change>({
    mutationFn: async ({ id, kind }) =>
      (await (kind === 'primary'
        ? call(makePrimaryEndpoint, { params: { id } })
        : call(deleteAddressEndpoint, { params: { id } }))) as OwnAddresses,
    onSuccess: (list, { kind }) => {
      queries.setQueryData(addressesKey, list);
      toast({ title: kind === 'primary' ? texts.primaryChanged : texts.removed });
    },
    onError: (issue) => {
      toast({ title: texts.failed, description: issue.message, variant: 'destructive' });
      void queries.invalidateQueries({ queryKey: addressesKey });
    },
  });
  return {
    makePrimary: (id: number) => mutate({ id, kind: 'primary' }),
    remove: (id: number) => mutate({ id, kind: 'remove' }),
    pendingId: isPending ? variables.id : null,
  };
}
