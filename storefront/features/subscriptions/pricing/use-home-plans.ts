import {
  homeProductsEndpoint,
  productsEndpoint,
} from '../../../../api/contract/subscriptions/products.endpoint.ts';
import { call, keyOf } from '../../../lib/call.ts';
import { useQuery } from '@tanstack/react-query';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { homePlans } from './home-plans.ts';

async function readPlans(): Promise<PublicProduct[]> {
  try {
    return await call(homeProductsEndpoint);
  } catch {
    // The second call for plans (docs/specification.md 7); its failure means no list.
    return await call(productsEndpoint);
  }
}

/** The plans of the landing page; an empty list when neither call succeeds. */
export function useHomePlans(): { plans: PublicProduct[]; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: keyOf(homeProductsEndpoint),
    queryFn: readPlans,
    select: homePlans,
  });
  return { plans: data ?? [], isLoading: isPending };
}
