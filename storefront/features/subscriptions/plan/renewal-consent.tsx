import type { BillingCycle } from '../../../../api/contract/payments/entities/payment-enums.schema.ts';
import {
  consentTexts,
  renewalText,
  type RenewingCard,
} from '../../../../api/contract/subscriptions/consent-texts.ts';
import { useLanguage } from '../../../i18n/language-context.ts';
import styles from './plan-dialogs.module.css';

interface RenewalConsentProps {
  card: RenewingCard;
  /** What each plan that renews costs, one or more. */
  terms: readonly { billingCycle: BillingCycle; price: string }[];
}

/** Above the button that agrees to a renewal: the words as the server stores them (docs/money.md 13.13). */
export function RenewalConsent({ card, terms }: RenewalConsentProps) {
  const language = useLanguage();
  const texts = new Set(
    terms.map(({ billingCycle: cycle, price }) => renewalText(language, { card, cycle, price })),
  );
  return (
    <div className={styles['consent']}>
      <p>{consentTexts[language].byButton}</p>
      {[...texts].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
