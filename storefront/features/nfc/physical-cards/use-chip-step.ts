import { listChipsEndpoint } from '../../../../api/contract/nfc/chips.endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readsBelow } from '../../../lib/call.ts';

/**
 * A command on chips; the lists are read again after success and failure, since other users move chips too.
 * Never retried: a wrong code would count twice, and a chip could be replaced twice.
 */
export function useChipStep<Answer = unknown>() {
  const queries = useQueryClient();
  return useMutation<Answer, Error, () => Promise<Answer>>({
    mutationFn: (send) => send(),
    onSettled: () => queries.invalidateQueries({ predicate: readsBelow(listChipsEndpoint) }),
  });
}
