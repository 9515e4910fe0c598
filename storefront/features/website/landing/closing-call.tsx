import ArrowRightIcon from '~icons/ph/arrow-right';
import { ButtonLink } from '../../../components/button-link.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { AuthLink } from '../../accounts/sign-in/auth-link.tsx';
import { useSession } from '../../accounts/session/session-provider.tsx';
import styles from './closing-call.module.css';
import { useLandingMessages } from './use-landing-messages.ts';

/** The end of the page: an empty card that waits for a name. */
export function ClosingCall() {
  const { closing: texts } = useLandingMessages();
  const { isAuthenticated } = useSession();
  return (
    <section className={styles['section']} aria-labelledby="closing-call">
      <div className={`wrap ${styles['inner']}`}>
        <div className={styles['text']}>
          <h2 id="closing-call">{texts.title}</h2>
          <p className={styles['lede']}>{texts.text}</p>
          <div className={styles['actions']}>
            {isAuthenticated ? (
              <ButtonLink to="/editor" size="big">
                {texts.open}
              </ButtonLink>
            ) : (
              <AuthLink wish="register" size="big">
                {texts.open}
              </AuthLink>
            )}
            <TextLink to="/contact">
              {texts.talk}
              <ArrowRightIcon className="turns" aria-hidden />
            </TextLink>
          </div>
        </div>
        <div className={styles['blank']} aria-hidden="true">
          <span className={styles['stamp']}>
            {texts.stamp.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
          <span className={styles['name']}>
            {texts.blank}
            <i />
          </span>
          <span className={styles['line']} />
          <span className={styles['line']} />
        </div>
      </div>
    </section>
  );
}
