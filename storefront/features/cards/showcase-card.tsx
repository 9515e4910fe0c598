import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import { CardPreview } from '../../card/CardPreview.tsx';
import { useShowcase } from './use-showcase.ts';

/** One real card, small. Uses the server's time, so that server and browser render the same. */
export function ShowcaseCard({ card, cut }: { card: PublicCard; cut?: 'phone' | 'whole' }) {
  const { now } = useShowcase();
  return <CardPreview card={card} now={new Date(now)} {...(cut ? { cut } : {})} />;
}
