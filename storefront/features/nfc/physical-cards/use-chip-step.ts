import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiWrite, type WriteMethod } from '../../../lib/api-client.ts';

export interface ChipStepRequest {
  method: WriteMethod;
  /** After `/api/chips/`. */
  path: string;
  body?: unknown;
}

/**
 * Takes a step with chips; the lists are read anew whether it went well or not, since others move chips too. It is not
 * repeated by itself: a wrong code would count twice towards its end, and a chip could be replaced twice.
 */
export function useChipStep<Answer = unknown>() {
  const queries = useQueryClient();
  return useMutation<Answer, Error, ChipStepRequest>({
    mutationFn: async ({ method, path, body }) =>
      (await apiWrite(method, `/api/chips/${path}`, body)) as Answer,
    retry: false,
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/chips'),
      }),
  });
}
