import type { SubmitEvent, SyntheticEvent } from 'react';
import { readDashboardEndpoint } from '../../../../api/contract/cards/dashboard.endpoint.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { InkBleed } from '../../../components/stamp.tsx';
import { openAuthDialog } from '../../accounts/sign-in/auth-dialog-store.ts';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import { useRead } from '../../../lib/call.ts';
import { storeCardDraft } from '../../cards/new-card/card-draft.ts';
import { DraftCard } from './draft-card.tsx';
import { HeroCards } from './hero-cards.tsx';
import styles from './hero.module.css';
import { Pocket } from './pocket.tsx';
import { Postmark } from './postmark.tsx';
import { useLandingMessages } from './use-landing-messages.ts';

/** The card that was begun goes along into registration. Sent without the application, the form itself does that. */
function start(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  storeCardDraft(new FormData(event.currentTarget));
  openAuthDialog('register');
}

/** With the field's first use; asked again once one types, where the focus came before the application was awake. */
const offerTrades = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
  void import('./offer-trades.ts').then((module) => module.offerTrades(currentTarget));

/**
 * What the product is, a field that draws the visitor's own card, the buttons to start, and real cards in a pocket
 * (docs/specification.md 1, landing).
 */
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
        </div>
        <div className={styles['object']}>
          <HeroCards
            draft={!isAuthenticated && <DraftCard name={texts.closing.blank} trade={texts.trade} />}
          />
          <Pocket tab={texts.pocketTab} />
          <Postmark {...texts.postmark} />
        </div>
        <div className={styles['start']}>
          {isAuthenticated ? (
            <ButtonLink to="/dashboard" size="big">
              {data?.cards === 0 ? texts.firstCard : texts.myCards}
            </ButtonLink>
          ) : (
            <form className={styles['form']} onSubmit={start}>
              <input type="hidden" name="register" value="1" />
              <label>
                {texts.name}
                <input name="card-name" data-draws="name" autoComplete="organization" maxLength={120} />
              </label>
              <label>
                {texts.trade}
                <input
                  name="card-trade"
                  data-draws="trade"
                  autoComplete="off"
                  maxLength={80}
                  onFocus={offerTrades}
                  onInput={offerTrades}
                />
              </label>
              <Button type="submit" size="big">
                {texts.closing.open}
              </Button>
              <p>{texts.free}</p>
            </form>
          )}
          <div className={styles['links']}>
            <ContactLink variant="line">{texts.contact}</ContactLink>
            {!isAuthenticated && (
              <AuthLink wish="login" variant="quiet">
                {texts.login}
              </AuthLink>
            )}
            <AuthLink wish="demo" variant="quiet">
              {texts.demo}
            </AuthLink>
          </div>
        </div>
      </div>
    </section>
  );
}
