import type { ActivePlan, Dashboard } from '../../../../api/contract/cards/dashboard.schema.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { PlaceMeter, PlaceMeters } from '../../../components/place-meter.tsx';
import { TextLink } from '../../../components/text-button.tsx';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { useSession } from '../../accounts/session/session-provider.tsx';
import styles from './dashboard-page.module.css';
import { useDashboardMessages } from './use-dashboard-messages.ts';

/** What the owner's packages allow, and how much of it is used. */
export function PlanPanel({ dashboard }: { dashboard: Dashboard }) {
  const texts = useDashboardMessages();
  const { plans, places, uncovered } = dashboard;
  const { user } = useSession();
  return (
    <section aria-labelledby="dashboard-plan">
      <div className={styles['rule']}>
        <h2 id="dashboard-plan">{texts.plan}</h2>
        <TextLink small to="/subscription">
          {texts.change}
        </TextLink>
      </div>
      {plans.length === 0 && (
        <p className={styles['plan']}>
          {texts.freePlan}
          <small>{texts.freePlanText}</small>
        </p>
      )}
      {plans.map((plan, index) => (
        <Plan key={index} plan={plan} />
      ))}
      {user?.entitlements?.hasTeam && (
        <TextLink small to="/subscription/team">
          {texts.team}
        </TextLink>
      )}
      <PlaceMeters>
        {places.pro.total > 0 && (
          <PlaceMeter label={texts.proPlaces} places={places.pro} used={texts.used} kind="pro" />
        )}
        <PlaceMeter label={texts.basicPlaces} places={places.basic} used={texts.used} kind="basic" />
      </PlaceMeters>
      {uncovered > 0 && <p className={styles['note']}>{texts.uncovered(uncovered)}</p>}
    </section>
  );
}

function Plan({ plan }: { plan: ActivePlan }) {
  const texts = useDashboardMessages();
  const language = useLanguage();
  const { name, community, status, renewsAt, endsAt, billingCycle } = plan;
  const cycle = renewsAt ? texts.cycle[billingCycle] : undefined;
  return (
    <p className={styles['plan']}>
      <bdi dir={directionOfText(name)}>{name}</bdi>
      {cycle && `, ${cycle}`}
      {community && (
        <small>
          <bdi dir={directionOfText(community)}>{community}</bdi>
        </small>
      )}
      {status === 'past_due' ? (
        <small className={styles['warning']}>{texts.pastDue}</small>
      ) : renewsAt ? (
        <small>{texts.renewsAt(formatDate(renewsAt, language))}</small>
      ) : (
        endsAt && <small>{texts.endsAt(formatDate(endsAt, language))}</small>
      )}
    </p>
  );
}
