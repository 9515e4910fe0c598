import type { PublicCard } from '../../../../api/contract/cards/public-card.schema.ts';

/** The address to share: the card's own one where it stays readable in a message, else `/p/…`. */
export function sharedAddress({ canonicalUrl, url }: Pick<PublicCard, 'canonicalUrl' | 'url'>): string {
  return canonicalUrl.includes('%') ? url : canonicalUrl;
}
