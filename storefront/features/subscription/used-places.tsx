import type { CardPlaces } from '../../../api/contract/dashboard.ts';
import { PageSection } from '../../components/page-section.tsx';
import { TextLink } from '../../components/text-button.tsx';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** How many places for cards there are, and how many are taken. */
export function UsedPlaces({ places }: { places: CardPlaces }) {
  const texts = useSubscriptionMessages().places;
  const kinds = (['pro', 'basic'] as const).filter((kind) => places[kind].total > 0 || places[kind].used > 0);
  return (
    <PageSection title={texts.title} aside={<TextLink to="/dashboard">{texts.cards}</TextLink>}>
      <div className={styles['meters']}>
        {kinds.map((kind) => {
          const { used, total } = places[kind];
          return (
            <div key={kind} className={styles['meter']}>
              <p>
                {texts[kind]} <strong>{texts.used(used, total)}</strong>
              </p>
              <meter min={0} max={total} value={used} aria-label={texts[kind]}>
                {texts.used(used, total)}
              </meter>
            </div>
          );
        })}
      </div>
    </PageSection>
  );
}
