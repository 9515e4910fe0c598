import type { PublicCard } from '../../../api/contract/cards/public-card.schema.ts';
import { CardPreview } from '../../card/CardPreview.tsx';
import { useLanguage } from '../../i18n/language-context.ts';
import { useShowcase } from './use-showcase.ts';

/** One real card, small. Uses the server's time, so that server and browser render the same. */
export function ShowcaseCard({ card, cut }: { card: PublicCard; cut?: 'phone' | 'whole' }) {
  const language = useLanguage();
  const { now } = useShowcase();
  return <CardPreview card={card} language={language} now={new Date(now)} {...(cut ? { cut } : {})} />;
}
