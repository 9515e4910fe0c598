import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readsBelow } from '../../../lib/call.ts';

/**
 * Takes a step with chips; the lists are read anew whether it went well or not, since others move chips too. It is not
 * repeated by itself: a wrong code would count twice towards its end, and a chip could be replaced twice.
 */
export function useChipStep<Answer = unknown>() {
  const queries = useQueryClient();
  return useMutation<Answer, Error, () => Promise<Answer>>({
    mutationFn: (send) => send(),
    retry: false,
    onSettled: () => queries.invalidateQueries({ predicate: readsBelow(listChipsEndpoint) }),
  });
}
