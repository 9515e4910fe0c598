import { productsEndpoint } from '../../../../api/contract/subscriptions/products.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { TextLink } from '../../../components/text-button.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { ErrorPanel } from '../../website/errors/error-panel.tsx';
import { forgetExpiredProfile, useExpiredProfile } from './expired-profile.ts';
import { OfferCard } from './offer-card.tsx';
import { offersOf } from './offers.ts';
import styles from './subscription-required.module.css';
import { useSubscriptionRequiredMessages } from './use-subscription-required-messages.ts';

/** Why the requested page is closed, and the plans that open it (docs/specification.md 2). */
export function SubscriptionRequiredPage() {
  const { titles } = useMessages();
  const texts = useSubscriptionRequiredMessages();
  const profile = useExpiredProfile();
  const { data = [] } = useRead(productsEndpoint);

  if (profile.kind === 'broken')
    return (
      <div className={`wrap ${styles['page']}`}>
        <ErrorPanel page title={texts.brokenTitle} message={texts.brokenText} onRetry={reloadWithout} home />
      </div>
    );
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles['subscription-required']}</h1>
      {profile.kind === 'known' ? (
        <p className={styles['lede']}>
          {texts.cardBefore}
          <bdi dir={directionOfText(profile.name)}>{profile.name}</bdi>
          {texts.cardAfter}
        </p>
      ) : (
        <p className={styles['lede']}>{texts.text}</p>
      )}
      <div className={styles['offers']}>
        {offersOf(data).map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </div>
      <p className={styles['note']}>
        {texts.termsBefore}
        <TextLink to="/terms">{texts.terms}</TextLink>.
      </p>
    </div>
  );
}

/** An unreadable value would be unreadable the next time, too. */
function reloadWithout() {
  forgetExpiredProfile();
  window.location.reload();
}
