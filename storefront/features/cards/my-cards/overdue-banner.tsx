import type { ActivePlan } from '../../../../api/contract/cards/dashboard.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import styles from './overdue-banner.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** A plan could not be charged: until when cards stay live, and the way to pay. Renders nothing while all is paid. */
export function OverdueBanner({ plans }: { plans: readonly ActivePlan[] }) {
  const texts = useDashboardMessages();
  const language = useLanguage();
  const plan = plans.find(({ overdueUntil }) => overdueUntil !== null);
  if (!plan?.overdueUntil) return null;
  return (
    <section className={styles['banner']} aria-labelledby="overdue-title">
      <div>
        <h2 id="overdue-title">
          {texts.overdueTitle} <bdi dir={directionOfText(plan.name)}>{plan.name}</bdi>
        </h2>
        <p>{texts.overdue(formatDate(plan.overdueUntil, language))}</p>
      </div>
      <div className={styles['ways']}>
        <ButtonLink to="/subscription/card">{texts.replaceCard}</ButtonLink>
        <TextLink to="/subscription">{texts.overdueMore}</TextLink>
      </div>
    </section>
  );
}
