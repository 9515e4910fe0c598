import {
  cancelJobsEndpoint,
  listJobQueuesEndpoint,
  retryJobsEndpoint,
} from '../../../../api/contract/admin/background-jobs.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';

const key = ['background-jobs'];
/** Interval of polling in milliseconds, since jobs change without staff's doing. */
export const askEvery = 10_000;

export function useQueues() {
  return useQuery({
    queryKey: [...key, 'queues'],
    refetchInterval: askEvery,
    queryFn: async ({ signal }) => (await call(listJobQueuesEndpoint, {}, { signal })).queues,
  });
}

/** Runs failed jobs again, or cancels waiting ones; reports how many, or the error. */
export function useJobCommand() {
  const word = useMessages();
  const notify = useNotify();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      command,
      ...body
    }: {
      command: 'retry' | 'cancel';
      queue: string;
      ids?: string[];
    }) => ({
      command,
      ...(await call(command === 'retry' ? retryJobsEndpoint : cancelJobsEndpoint, { body })),
    }),
    onSuccess: ({ command, count }) =>
      notify(
        word(command === 'retry' ? 'desk.jobs.retried' : 'desk.jobs.cancelledNow', { smart_count: count }),
        {
          type: 'success',
        },
      ),
    onError: (error) =>
      notify(
        error instanceof HttpError && error.status > 0 ? String(error.message) : word('errors.network'),
        {
          type: 'error',
        },
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
