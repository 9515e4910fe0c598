import { Link } from 'react-router';
import type { CardPlaces } from '../../../../api/contract/cards/dashboard.schema.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { PlaceMeter, PlaceMeters } from '../../../components/place-meter.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { CardPreview } from '../../../card/CardPreview.tsx';
import { useMyCards } from '../../cards/use-my-cards.ts';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** Cards in view beside the plan that carries them. */
const shown = 4;

/** Places for cards: total and used. */
export function UsedPlaces({ places }: { places: CardPlaces }) {
  const texts = useSubscriptionMessages().places;
  const kinds = (['pro', 'basic'] as const).filter((kind) => places[kind].total > 0 || places[kind].used > 0);
  return (
    <PageSection title={texts.title} aside={<TextLink to="/dashboard">{texts.cards}</TextLink>}>
      <PlaceMeters>
        {kinds.map((kind) => (
          <PlaceMeter key={kind} label={texts[kind]} places={places[kind]} used={texts.used} kind={kind} />
        ))}
      </PlaceMeters>
      <OwnCards />
    </PageSection>
  );
}

/** What one pays for: the cards themselves, each leading to its editor. */
function OwnCards() {
  const { data } = useMyCards();
  if (!data || data.cards.length === 0) return null;
  return (
    <ul className={styles['own']}>
      {data.cards.slice(0, shown).map(({ card }) => (
        <li key={card.id}>
          <Link to={`/editor/${card.id}`}>
            <CardPreview card={card} now={new Date(data.now)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
