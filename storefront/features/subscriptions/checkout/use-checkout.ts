import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { CheckoutView } from '../../../../api/contract/subscriptions/checkout.schema.ts';
import { checkoutFilters } from '../../../../api/contract/base/list-filters.ts';
import { withFilters } from '../../../lib/with-filters.ts';

export const checkoutPath = '/api/checkout';

/** The read of this address: what is bought comes from the path or the search, the payment from the search. */
export function useCheckoutKey(): string {
  const { type, id } = useParams();
  const [search] = useSearchParams();
  const asked = new URLSearchParams(search);
  if (type) asked.set('type', type);
  if (id) asked.set('id', id);
  return withFilters(checkoutPath, checkoutFilters, asked);
}

export function useCheckout(): UseQueryResult<CheckoutView> {
  return useQuery<CheckoutView>({ queryKey: [useCheckoutKey()] });
}
