import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SupportThread } from '../../../../api/contract/support/support.schema.ts';
import { apiRead } from '../../../lib/api-client.ts';
import { threadKey } from './support-cache.ts';
import { supportStaleTime } from './support-queries.ts';
import { addOlder, refreshThread } from './threads.ts';

/** A conversation with its newest messages, and a way to the ones before. */
export function useThread(id: number) {
  const queries = useQueryClient();
  const queryKey = threadKey(id);
  const thread = useQuery<SupportThread>({
    queryKey,
    queryFn: async ({ signal }) => {
      const fresh = (await apiRead(queryKey[0], { signal })) as SupportThread;
      return refreshThread(queries.getQueryData(queryKey), fresh);
    },
    staleTime: supportStaleTime,
  });
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function loadOlder(): Promise<void> {
    const first = thread.data?.messages[0];
    if (!first || older === 'loading') return;
    setOlder('loading');
    try {
      const before = (await apiRead(`${queryKey[0]}?before=${first.id}`)) as SupportThread;
      queries.setQueryData<SupportThread>(queryKey, (present) => present && addOlder(present, before));
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  }

  return { thread, older, loadOlder };
}
