import { payOrderEndpoint, startOrderEndpoint } from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type {
  StartedOrder,
  PayOrderRequest,
  StartOrderRequest,
} from '../../../../api/contract/nfc/card-checkout.schema.ts';
import { ApiError } from '../../../lib/api-errors.ts';
import { useSendOnce } from '../../subscriptions/checkout/use-send-once.ts';
import { useOrderCheckoutMessages } from './use-order-checkout-messages.ts';

/**
 * Sends an order, or the payment of a waiting one, and goes to the provider's page, to the result, or, where nothing is
 * left to pay, to the orders.
 * @param refuseCoupon shows beside the code's field why it doesn't hold
 */
export function usePlaceOrder(refuseCoupon: (error: ApiError) => void) {
  const texts = useOrderCheckoutMessages();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [issue, setIssue] = useState('');
  const [issues, setIssues] = useState<Readonly<Record<string, string>>>({});
  const { busy, setBusy, send } = useSendOnce();

  async function place(ask: () => Promise<StartedOrder>) {
    if (busy) return;
    setBusy(true);
    setIssue('');
    setIssues({});
    try {
      const { payment } = await ask();
      if (payment?.pageUrl) {
        window.location.assign(payment.pageUrl);
        return;
      }
      await queries.invalidateQueries();
      if (payment?.state === 'transfer') await navigate(`/bank-transfer/${payment.id}`);
      else
        await navigate(
          payment
            ? `/checkout/physical-cards/${payment.productId ?? 0}?payment=${payment.id}`
            : '/physical-cards',
        );
    } catch (error) {
      if (error instanceof ApiError && error.fields['coupon']) refuseCoupon(error);
      const isSaid = error instanceof ApiError && error.status < 500;
      setIssues(isSaid ? error.fields : {});
      setIssue(isSaid ? (error.fields['privateBuyer'] ?? error.message) : texts.failed);
    }
    setBusy(false);
  }

  return {
    busy,
    issue,
    issues,
    order: (body: StartOrderRequest) => void place(() => send(startOrderEndpoint, { body })),
    pay: (id: number, body: PayOrderRequest) =>
      void place(() => send(payOrderEndpoint, { params: { id }, body })),
  };
}
