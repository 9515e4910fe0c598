import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { StatusWord } from '../../../components/status-word.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';
import { Money } from '../../../components/money.tsx';

/** Ended packages, newest first. */
export function PastPackages({ packages }: { packages: readonly OwnPackage[] }) {
  const { past: texts, statuses, now } = useSubscriptionMessages();
  const language = useLanguage();
  return (
    <PageSection title={texts.title}>
      <ul className={styles['rows']}>
        {packages.map((row) => (
          <li key={row.id} className={styles['row']}>
            <div>
              <p className={styles['name']}>
                <bdi dir={directionOfText(row.name)}>{row.name}</bdi>
                <StatusWord tone="calm">
                  {/* A package that expired today is marked "active" until the nightly job. */}
                  {row.status === 'active' ? statuses.expired : statuses[row.status]}
                </StatusWord>
              </p>
              <p className={styles['facts']}>
                {texts.period(formatDate(row.startDate, language), formatDate(row.endDate, language))}
              </p>
            </div>
            <p className={styles['sum']}>
              <Money of={row.price} currency={row.currency} /> <small>{now.per[row.billingCycle]}</small>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
