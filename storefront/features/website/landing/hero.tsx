import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { InkBleed } from '../../../components/stamp.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { HeroCards } from './hero-cards.tsx';
import styles from './hero.module.css';
import { Pocket } from './pocket.tsx';
import { Postmark } from './postmark.tsx';
import { useLandingMessages } from './use-landing-messages.ts';

/** What the product is, the buttons to start, and real cards in a pocket (docs/specification.md 1, landing). */
export function Hero() {
  const texts = useLandingMessages();
  const { isAuthenticated } = useSession();
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
            <ContactLink size="big">{texts.contact}</ContactLink>
            {!isAuthenticated && (
              <AuthLink wish="login" variant="line" size="big">
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
