import {
  cancelJobsEndpoint,
  retryJobsEndpoint,
} from '../../../../api/contract/admin/background-jobs.endpoint.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import { useAct } from '../../../kit/providers/use-read.ts';

/** Of everything about jobs in the cache. */
export const jobsKey = 'background-jobs';
/** Interval of polling in milliseconds, since jobs change without staff's doing. */
export const askEvery = 10_000;

interface JobCommand {
  command: 'retry' | 'cancel';
  queue: string;
  /** All that failed in the queue without. */
  ids?: string[];
}

/** Runs failed jobs again, or cancels waiting ones; reports how many, or the error. */
export function useJobCommand() {
  const word = useMessages();
  return useAct({
    run: ({ command, ...body }: JobCommand) =>
      call(command === 'retry' ? retryJobsEndpoint : cancelJobsEndpoint, { body }),
    changes: [jobsKey],
    done: ({ count }, { command }) =>
      word(command === 'retry' ? 'desk.jobs.retried' : 'desk.jobs.cancelledNow', { smart_count: count }),
  });
}
