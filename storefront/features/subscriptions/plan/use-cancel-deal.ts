import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancellationView } from '../../../../api/contract/subscriptions/cancellation.schema.ts';
import type { Subscription } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { apiWrite } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { exactMoney } from '../../../lib/exact-money.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useChangeMessages } from './use-change-messages.ts';

/** Cancels a deal as it was shown; where it would do something else by now, that is shown instead. */
export function useCancelDeal(viewKey: string, onDone: () => void) {
  const { cancel: texts } = useChangeMessages();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState('');

  async function cancel({ packageId, kind, refund }: CancellationView) {
    if (busy) return;
    setBusy(true);
    setIssue('');
    try {
      const path = `/api/subscription/${packageId}/cancellation`;
      const subscription = (await apiWrite('POST', path, { kind, refund })) as Subscription;
      queries.setQueryData(['/api/subscription'], subscription);
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== '/api/subscription' });
      onDone();
      toast(
        kind === 'stop'
          ? { title: texts.stopped }
          : { title: texts.done, description: texts.doneText(exactMoney(refund)) },
      );
    } catch (error) {
      const data = error instanceof ApiError ? (error.data as { present?: CancellationView } | null) : null;
      if (data?.present) queries.setQueryData([viewKey], data.present);
      setIssue(error instanceof Error ? error.message : texts.failed);
      setBusy(false);
    }
  }

  return { busy, issue, cancel: (view: CancellationView) => void cancel(view) };
}
