import styles from './claims.module.css';
import { useLandingMessages } from './use-landing-messages.ts';

/** The product's claims (docs/specification.md 1), as a ledger. */
export function Claims() {
  const texts = useLandingMessages();
  return (
    <section className={styles['claims']} aria-label={texts.claimsLabel}>
      <div className="wrap">
        <dl className={styles['list']}>
          {texts.claims.map(({ name, figure }) => (
            <div key={name} className={styles['claim']}>
              <dt>{name}</dt>
              <dd>
                <bdi dir="ltr">{figure}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
