import type { RenewalCard } from '../../../../api/contract/payments/renewal-card.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './renewal-card.module.css';
import { useRenewalCardMessages } from './use-renewal-card-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Upcoming renewals: date, amount and card. */
export function RenewedPlans({ card: { plans, methods } }: { card: RenewalCard }) {
  const texts = useRenewalCardMessages();
  const language = useLanguage();
  const last4Of = (id: number | null) => methods.find((method) => method.id === id)?.last4Digits;
  return (
    <PageSection title={texts.plans}>
      <ul className={styles['rows']}>
        {plans.map(({ packageId, name, price, currency, nextChargeAt, isOverdue, isCharging, methodId }) => (
          <li key={packageId} className={styles['row']}>
            <div>
              <p className={styles['name']}>
                <bdi dir={directionOfText(name)}>{name}</bdi>
                {isCharging ? (
                  <StatusWord tone="waiting">{texts.charging}</StatusWord>
                ) : (
                  isOverdue && <StatusWord tone="bad">{texts.overdue}</StatusWord>
                )}
              </p>
              <p className={styles['facts']}>
                {isOverdue ? (
                  <span>{texts.now}</span>
                ) : (
                  nextChargeAt && (
                    <span>
                      {texts.next} {formatDate(nextChargeAt, language)}
                    </span>
                  )
                )}
                {last4Of(methodId) && <span>{texts.from(last4Of(methodId) ?? '')}</span>}
              </p>
            </div>
            <p className={styles['sum']}>
              <Money of={price} currency={currency} />
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
