import type { RecurringPaymentView } from '../../../../api/contract/payments/wallet.schema.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyNote } from '../../../components/empty-note.tsx';
import { PageSection } from '../../../components/page-section.tsx';
import { StatusWord, type StatusTone } from '../../../components/status-word.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { MethodName } from './method-name.tsx';
import { useWalletMessages } from './use-wallet-messages.ts';
import styles from './wallet-page.module.css';
import { Money } from '../../../components/money.tsx';

const tones: Record<RecurringPaymentView['status'], StatusTone> = {
  pending: 'waiting',
  active: 'good',
  paused: 'waiting',
  cancelled: 'calm',
  completed: 'calm',
  failed: 'bad',
};

/** Recurring payments, active ones first. */
export function RecurringPayments({ payments }: { payments: readonly RecurringPaymentView[] }) {
  const { recurring: texts, receipts } = useWalletMessages();
  const language = useLanguage();
  return (
    <PageSection
      title={texts.title}
      aside={payments.length > 0 && <TextLink to="/subscription">{texts.subscription}</TextLink>}
    >
      {payments.length === 0 ? (
        <EmptyNote title={texts.none} text={texts.noneText}>
          <ButtonLink to="/subscription" variant="line">
            {receipts.plans}
          </ButtonLink>
        </EmptyNote>
      ) : (
        <ul className={styles['rows']}>
          {payments.map((payment) => (
            <li key={payment.id} className={styles['row']}>
              <div>
                <p className={styles['name']}>
                  <bdi>{payment.product ?? texts.unnamed}</bdi>
                  <StatusWord tone={tones[payment.status]}>{texts.statuses[payment.status]}</StatusWord>
                </p>
                <p className={styles['facts']}>
                  {payment.nextChargeDate && (
                    <span>
                      {texts.next} {formatDate(payment.nextChargeDate, language)}
                    </span>
                  )}
                  {payment.lastChargeDate && (
                    <span>
                      {texts.last} {formatDate(payment.lastChargeDate, language)}
                    </span>
                  )}
                  {payment.paymentMethod && <MethodName method={payment.paymentMethod} />}
                </p>
              </div>
              <p className={styles['sum']}>
                <Money of={payment.amount} currency={payment.currency} />
                <small>{texts.every(payment.everyMonths)}</small>
              </p>
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
