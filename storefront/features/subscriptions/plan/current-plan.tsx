import type { OwnPackage } from '../../../../api/contract/subscriptions/subscription.schema.ts';
import { PageSection } from '../../../components/page-section.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { ContactLink } from '../../leads/contact/contact-link.tsx';
import { OverdueNotice } from './overdue-notice.tsx';
import { PackageLine } from './package-line.tsx';
import styles from './subscription-page.module.css';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

interface CurrentPlanProps {
  active: readonly OwnPackage[];
  past: readonly OwnPackage[];
}

/** Active packages, or the free plan that every user has. */
export function CurrentPlan({ active, past }: CurrentPlanProps) {
  const texts = useSubscriptionMessages().now;
  const troubled = [...active, ...past].some(
    ({ chargeFailed, overdue, status }) => chargeFailed && !overdue && status !== 'expired',
  );
  const lapsed =
    active.length === 0 && past.some(({ status }) => status === 'expired' || status === 'past_due');
  return (
    <PageSection title={texts.title} aside={<TextLink to="/wallet">{texts.wallet}</TextLink>}>
      {active.map((row) => (
        <OverdueNotice key={row.id} row={row} />
      ))}
      {troubled && (
        <div className={styles['notice']} role="status">
          <p>{texts.chargeFailed}</p>
          <ContactLink size="small" variant="line">
            {texts.help}
          </ContactLink>
        </div>
      )}
      {lapsed && !troubled && (
        <div className={styles['notice']} role="status">
          <p>
            <strong>{texts.lapsedTitle}.</strong> {texts.lapsedText}
          </p>
        </div>
      )}
      {active.length > 0 ? (
        <ul className={styles['rows']}>
          {active.map((row) => (
            <PackageLine key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <div className={styles['free']}>
          <p className={styles['name']}>{texts.free}</p>
          <p className={styles['facts']}>{texts.freeText}</p>
        </div>
      )}
    </PageSection>
  );
}
