import { changePlanEndpoint } from '../../../../api/contract/subscriptions/plan-change.endpoint.ts';
import { readSubscriptionEndpoint } from '../../../../api/contract/subscriptions/subscription.endpoint.ts';
import { consentVersion } from '../../../../api/contract/subscriptions/consent-texts.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { keyOf, type ReadKey } from '../../../lib/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  ChangePlanWish,
  PlanChangeQuote,
} from '../../../../api/contract/subscriptions/plan-change.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { presentIn } from '../../../lib/present-in.ts';
import { useSendOnce } from '../checkout/use-send-once.ts';
import { toast } from '../../website/toasts/toast-store.ts';
import { useChangeMessages } from './use-change-messages.ts';

/**
 * Changes the plan on the quote shown. A changed sum replaces the old one, and needs a new confirmation.
 * @param quoteKey cache key of the quote
 */
export function useChangePlan(quoteKey: ReadKey<PlanChangeQuote>, onDone: () => void) {
  const { change: texts } = useChangeMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [issue, setIssue] = useState('');
  const { busy, setBusy, send } = useSendOnce();

  async function start(quote: PlanChangeQuote, rest: Pick<ChangePlanWish, 'method' | 'language'>) {
    if (busy) return;
    setBusy(true);
    setIssue('');
    const { to, amount, quotedAt, nextCharge } = quote;
    // The words stand there only where the quote says that the plan renews.
    const read = nextCharge ? { consentVersion } : {};
    try {
      const { payment, subscription } = await send(changePlanEndpoint, {
        params: { id: quote.packageId },
        body: {
          productId: to.productId,
          billingCycle: to.billingCycle,
          amount,
          quotedAt,
          ...read,
          ...rest,
        },
      });
      if (payment?.pageUrl) {
        window.location.assign(payment.pageUrl);
        return;
      }
      queries.setQueryData(keyOf(readSubscriptionEndpoint), subscription);
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== pathOf(readSubscriptionEndpoint),
      });
      onDone();
      if (payment) await navigate(`/subscription?payment=${payment.id}`);
      else toast({ title: quote.takesEffect === 'now' ? texts.done : texts.scheduled });
    } catch (error) {
      const present = presentIn(changePlanEndpoint, error);
      if (present) queries.setQueryData(quoteKey, present);
      const isSaid = error instanceof ApiError && error.status < 500 && error.status > 0;
      setIssue(isSaid ? error.message : texts.failed);
    }
    setBusy(false);
  }

  return { busy, issue, start };
}
