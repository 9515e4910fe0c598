import {
  checkPaymentEndpoint,
  closePaymentEndpoint,
} from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { CheckoutPayment } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { call } from '../../../lib/call.ts';
import { useAsking } from './use-asking.ts';
import { useCheckoutKey } from './use-checkout.ts';

/** Polls the result of a plan's payment, and closes its page. */
export function usePayment(payment: CheckoutPayment) {
  const queries = useQueryClient();
  const key = useCheckoutKey();
  function show(changed: CheckoutPayment) {
    queries.setQueryData(key, (view) => view && { ...view, payment: changed });
    // The new package changes other queries, too.
    if (changed.state === 'succeeded')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
    return changed.state;
  }
  const params = { id: payment.id };
  const asking = useAsking(payment, async () => void show(await call(checkPaymentEndpoint, { params })));
  return { ...asking, close: async () => show(await call(closePaymentEndpoint, { params })) };
}
