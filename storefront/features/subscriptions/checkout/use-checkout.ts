import { filteredKey, useReadAt, type ReadKey } from '../../../lib/call.ts';
import { readCheckoutEndpoint } from '../../../../api/contract/subscriptions/checkout.endpoint.ts';
import { type UseQueryResult } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { CheckoutView } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { checkoutFilters } from '../../../../api/contract/base/list-filters.ts';

/** The read of this address: the product is in the path or the query, the payment in the query. */
export function useCheckoutKey(): ReadKey<CheckoutView> {
  const { id } = useParams();
  const [search] = useSearchParams();
  const asked = new URLSearchParams(search);
  if (id) {
    asked.set('type', 'package');
    asked.set('id', id);
  }
  return filteredKey(readCheckoutEndpoint, checkoutFilters, asked);
}

export function useCheckout(): UseQueryResult<CheckoutView> {
  return useReadAt(useCheckoutKey());
}
