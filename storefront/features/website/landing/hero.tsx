import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { readDashboardEndpoint } from '../../../../api/contract/cards/dashboard.endpoint.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { InkBleed } from '../../../components/stamp.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { useRead } from '../../../lib/call.ts';
import { HeroCards } from './hero-cards.tsx';
import styles from './hero.module.css';
import { Pocket } from './pocket.tsx';
import { Postmark } from './postmark.tsx';
import { useLandingMessages } from './use-landing-messages.ts';

/** What the product is, the buttons to start, and real cards in a pocket (docs/specification.md 1, landing). */
export function Hero() {
  const texts = useLandingMessages();
  const { isAuthenticated } = useSession();
  const { data } = useRead(readDashboardEndpoint, undefined, { enabled: isAuthenticated });
  return (
    <section className={styles['hero']}>
      <InkBleed />
      <div className={`wrap ${styles['inner']}`}>
        <div className={styles['text']}>
          <h1>
            {texts.heroTitle.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={styles['lede']}>{texts.heroText}</p>
          <div className={styles['actions']}>
            {isAuthenticated ? (
              <ButtonLink to="/dashboard" size="big">
                {data?.cards === 0 ? texts.firstCard : texts.myCards}
              </ButtonLink>
            ) : (
              <AuthLink wish="register" size="big">
                {texts.closing.open}
              </AuthLink>
            )}
            {!isAuthenticated && <p className={styles['free']}>{texts.free}</p>}
          </div>
          <div className={styles['actions']}>
            <ContactLink variant="line" size="big">
              {texts.contact}
            </ContactLink>
            {!isAuthenticated && (
              <AuthLink wish="login" variant="quiet" size="big">
                {texts.login}
              </AuthLink>
            )}
          </div>
          <AuthLink wish="demo" className={styles['demo']}>
            <span>
              <b>{texts.demo}</b>
              <small>{texts.demoNote}</small>
            </span>
            <ArrowRightIcon className="turns" aria-hidden />
          </AuthLink>
        </div>
        <div className={styles['object']}>
          <HeroCards />
          <Pocket tab={texts.pocketTab} />
          <Postmark {...texts.postmark} />
        </div>
      </div>
    </section>
  );
}
