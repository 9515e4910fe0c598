import { ButtonLink } from '../../../components/button-link.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './checkout.module.css';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** Replaces the form for a user who has this plan: the product doesn't sell it twice. */
export function OwnedNotice({ until }: { until: string | null }) {
  const texts = useCheckoutMessages();
  const language = useLanguage();
  return (
    <section className={styles['notice']} aria-labelledby="owned-title">
      <h2 id="owned-title">{texts.ownedTitle}</h2>
      <p>{until ? texts.ownedUntil(formatDate(until, language)) : texts.ownedEndless}</p>
      <ButtonLink to="/subscription">{texts.toSubscription}</ButtonLink>
    </section>
  );
}
