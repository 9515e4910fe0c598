import { showcaseEndpoint } from '../../../../api/contract/cards/showcase.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import type { Showcase } from '../../../../api/contract/cards/showcase.schema.ts';

const empty: Showcase = { cards: [], now: new Date(0).toISOString() };

/** The real cards the landing page shows; none until they are there, and none when they can't be had. */
export function useShowcase(): Showcase {
  const { data } = useRead(showcaseEndpoint);
  return data ?? empty;
}
