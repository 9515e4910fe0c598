import { showcaseEndpoint } from '../../../api/contract/cards/showcase.endpoint.ts';
import { useRead } from '../../lib/call.ts';
import type { Showcase } from '../../../api/contract/cards/showcase.schema.ts';

const empty: Showcase = { cards: [], now: new Date(0).toISOString() };

/** Real cards for the landing page; empty while they load and after an error. */
export function useShowcase(): Showcase {
  const { data } = useRead(showcaseEndpoint);
  return data ?? empty;
}
