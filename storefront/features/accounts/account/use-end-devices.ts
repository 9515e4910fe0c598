import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
} from '../../../../api/contract/accounts/sessions.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../website/toasts/toast-store.ts';
import { sessionsKey } from './account-keys.ts';
import { useAccountMessages } from './use-account-messages.ts';

/** Signs one device out, or with null all but this one. */
export function useEndDevices() {
  const { devices: texts } = useAccountMessages();
  const queries = useQueryClient();
  return useMutation<number, Error, string | null>({
    mutationFn: async (id) => {
      if (id === null) return (await call(endOtherSessionsEndpoint)).ended;
      await call(endSessionEndpoint, { params: { id } });
      return 1;
    },
    onSuccess: (ended, id) => toast({ title: id === null ? texts.endedOthers(ended) : texts.ended }),
    onError: (issue) => toast({ title: texts.failed, description: issue.message, variant: 'destructive' }),
    // Also after an error: the device may have signed out by itself.
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
}
