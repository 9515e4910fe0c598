import { readSupportConversationEndpoint } from '../../../../api/contract/support/support.endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/call.ts';
import { threadKey } from './support-cache.ts';
import { supportStaleTime } from './support-queries.ts';
import { addOlder, refreshThread } from './threads.ts';

/** A conversation with its newest messages, and older ones on demand. */
export function useThread(id: number) {
  const queries = useQueryClient();
  const queryKey = threadKey(id);
  const thread = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const fresh = await call(readSupportConversationEndpoint, { params: { id } }, { signal });
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
      const before = await call(readSupportConversationEndpoint, {
        params: { id },
        query: { before: first.id },
      });
      queries.setQueryData(queryKey, (present) => present && addOlder(present, before));
      setOlder('idle');
    } catch {
      setOlder('failed');
    }
  }

  return { thread, older, loadOlder };
}
