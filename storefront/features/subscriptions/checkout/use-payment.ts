import { checkPaymentEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { CheckoutPayment } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { call } from '../../../lib/call.ts';
import { useAsking } from './use-asking.ts';
import { useCheckoutKey } from './use-checkout.ts';

/** What became of a payment for a plan, asked while the answer is out. */
export function usePayment(payment: CheckoutPayment) {
  const queries = useQueryClient();
  const key = useCheckoutKey();
  return useAsking(payment, async () => {
    const changed = await call(checkPaymentEndpoint, { params: { id: payment.id } });
    queries.setQueryData(key, (view) => view && { ...view, payment: changed });
    // What was bought shows everywhere at once.
    if (changed.state === 'succeeded')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
  });
}
