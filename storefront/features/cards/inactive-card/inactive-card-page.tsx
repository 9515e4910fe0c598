import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Stamp } from '../../../components/stamp.tsx';
import { useMessages } from '../../../i18n/messages.ts';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { storeExpiredProfile } from '../../subscriptions/subscription-required/expired-profile.ts';
import { businessNameOf } from './business-name.ts';
import styles from './inactive-card.module.css';

/** A card whose package has lapsed; asks its owner to log in and upgrade (docs/specification.md 2). */
export function InactiveCardPage() {
  const { inactiveCard: texts, nav, titles } = useMessages();
  const { isAuthenticated } = useSession();
  const business = businessNameOf(useLocation().search);
  useEffect(() => {
    // The page with the plans names the card to renew.
    if (business) storeExpiredProfile({ profileName: business, profileData: {} });
  }, [business]);
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['card']} aria-hidden="true">
        <Stamp small decorative className={styles['stamp']}>
          {texts.stamp}
        </Stamp>
        <i />
        <i />
        <i />
      </div>
      <div className={styles['words']}>
        <h1>{titles['inactive-card']}</h1>
        {business && (
          <p className={styles['name']}>
            <bdi dir={directionOfText(business)}>{business}</bdi>
          </p>
        )}
        <p>{texts.visitor}</p>
        <p>{isAuthenticated ? texts.ownerUpgrade : texts.ownerLogin}</p>
        <div className={styles['actions']}>
          {isAuthenticated ? (
            <ButtonLink to="/subscription-required">{texts.upgrade}</ButtonLink>
          ) : (
            <AuthLink wish="login">{nav.login}</AuthLink>
          )}
          <ButtonLink to="/examples" variant="line">
            {nav.examples}
          </ButtonLink>
          <ButtonLink to="/" variant="quiet">
            {nav.home}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
