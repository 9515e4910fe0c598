import { useQuery } from '@tanstack/react-query';
import type { PublicProduct } from '../../../../api/contract/subscriptions/products.schema.ts';
import { apiRead } from '../../../lib/api-client.ts';
import { homePlans } from './home-plans.ts';

async function readPlans(): Promise<PublicProduct[]> {
  try {
    return (await apiRead('/api/home-products')) as PublicProduct[];
  } catch {
    // The second call for plans (docs/specification.md 7); where it is refused, so is the list.
    return (await apiRead('/api/products')) as PublicProduct[];
  }
}

/** The plans of the landing page; an empty list when neither call answers. */
export function useHomePlans(): { plans: PublicProduct[]; isLoading: boolean } {
  const { data, isPending } = useQuery({
    queryKey: ['/api/home-products'],
    queryFn: readPlans,
    select: homePlans,
  });
  return { plans: data ?? [], isLoading: isPending };
}
