import { useQueryClient } from '@tanstack/react-query';
import type {
  CheckoutPayment,
  CheckoutView,
} from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { apiWrite } from '../../../lib/api-client.ts';
import { useAsking } from './use-asking.ts';
import { checkoutPath, useCheckoutKey } from './use-checkout.ts';

/** What became of a payment for a plan, asked while the answer is out. */
export function usePayment(payment: CheckoutPayment) {
  const queries = useQueryClient();
  const key = useCheckoutKey();
  return useAsking(payment, async () => {
    const changed = (await apiWrite(
      'POST',
      `${checkoutPath}/payments/${payment.id}/check`,
    )) as CheckoutPayment;
    queries.setQueryData<CheckoutView>([key], (view) => view && { ...view, payment: changed });
    // What was bought shows everywhere at once.
    if (changed.state === 'succeeded')
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== key });
  });
}
