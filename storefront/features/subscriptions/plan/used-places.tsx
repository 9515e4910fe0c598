import type { CardPlaces } from '../../../../api/contract/cards/dashboard.schema.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { PlaceMeter, PlaceMeters } from '../../../components/place-meter.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

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
    </PageSection>
  );
}
