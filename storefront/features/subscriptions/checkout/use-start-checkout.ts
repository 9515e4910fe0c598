import { startCheckoutEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { StartCheckoutInput } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';
import { useSendOnce } from './use-send-once.ts';

/**
 * Starts a checkout, and goes to the provider's page or to the result.
 * @param refuseCoupon shows beside the code's field why it doesn't hold
 */
export function useStartCheckout(refuseCoupon: (error: ApiError) => void) {
  const texts = useCheckoutMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [issue, setIssue] = useState('');
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const { busy, setBusy, send } = useSendOnce();

  async function start(input: StartCheckoutInput) {
    if (busy) return;
    setBusy(true);
    setIssue('');
    setIssues({});
    try {
      const { payment, activated } = await send(startCheckoutEndpoint, { body: input });
      if (payment?.pageUrl) {
        window.location.assign(payment.pageUrl);
        return;
      }
      if (activated) await queries.invalidateQueries();
      if (payment?.state === 'transfer') {
        await queries.invalidateQueries();
        await navigate(`/bank-transfer/${payment.id}`);
      } else if (payment) await navigate(`/checkout/package/${payment.productId}?payment=${payment.id}`);
      else await navigate('/subscription');
    } catch (error) {
      if (error instanceof ApiError && error.fields['coupon']) refuseCoupon(error);
      const isSaid = error instanceof ApiError && error.status < 500;
      setIssues(isSaid ? error.fields : {});
      setIssue(isSaid ? (error.fields['privateBuyer'] ?? error.message) : texts.failed);
    }
    setBusy(false);
  }

  return { busy, issue, issues, start: (input: StartCheckoutInput) => void start(input) };
}
