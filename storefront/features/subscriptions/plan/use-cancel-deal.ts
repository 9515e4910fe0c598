import { cancelDealEndpoint } from '../../../../api/contract/subscriptions/cancellation.endpoint.ts';
import { readSubscriptionEndpoint } from '../../../../api/contract/subscriptions/subscription.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { call, keyOf, type ReadKey } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CancellationView } from '../../../../api/contract/subscriptions/cancellation.schema.ts';
import { presentIn } from '../../../lib/present-in.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useChangeMessages } from './use-change-messages.ts';
import { useMoney } from '../../../components/money.tsx';

/** Cancels on the terms shown; when they have changed, shows the new ones instead. */
export function useCancelDeal(viewKey: ReadKey<CancellationView>, onDone: () => void) {
  const { cancel: texts } = useChangeMessages();
  const money = useMoney();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [issue, setIssue] = useState('');

  async function cancel({ packageId, kind, refund }: CancellationView) {
    if (busy || kind === 'none') return;
    setBusy(true);
    setIssue('');
    try {
      const subscription = await call(cancelDealEndpoint, {
        params: { id: packageId },
        body: { kind, refund },
      });
      queries.setQueryData(keyOf(readSubscriptionEndpoint), subscription);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== pathOf(readSubscriptionEndpoint),
      });
      onDone();
      toast(
        kind === 'stop'
          ? { title: texts.stopped }
          : { title: texts.done, description: texts.doneText(money(refund)) },
      );
    } catch (error) {
      const present = presentIn(cancelDealEndpoint, error);
      if (present) queries.setQueryData(viewKey, present);
      setIssue(error instanceof Error ? error.message : texts.failed);
      setBusy(false);
    }
  }

  return { busy, issue, cancel: (view: CancellationView) => void cancel(view) };
}
