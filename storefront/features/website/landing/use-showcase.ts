import { useQuery } from '@tanstack/react-query';
import type { Showcase } from '../../../../api/contract/cards/showcase.schema.ts';

const empty: Showcase = { cards: [], now: new Date(0).toISOString() };

/** The real cards the landing page shows; none until they are there, and none when they can't be had. */
export function useShowcase(): Showcase {
  const { data } = useQuery<Showcase>({ queryKey: ['/api/showcase-cards'] });
  return data ?? empty;
}
