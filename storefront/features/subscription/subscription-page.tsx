import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '../../../api/contract/subscription.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { ErrorPanel } from '../errors/error-panel.tsx';
import { panelTypeOf } from '../errors/panel-type.ts';
import { CurrentPlan } from './current-plan.tsx';
import { PastPackages } from './past-packages.tsx';
import { PlanChoice } from './plan-choice.tsx';
import styles from './subscription-page.module.css';
import { UsedPlaces } from './used-places.tsx';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

/** The present plan, what of it is used, and the plans there are (product.md chapter 5). */
export function SubscriptionPage() {
  const { titles } = useMessages();
  const texts = useSubscriptionMessages();
  const { data, error, refetch } = useQuery<Subscription>({ queryKey: ['/api/subscription'] });
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles.subscription}</h1>
      {data ? (
        <>
          <CurrentPlan active={data.active} past={data.past} />
          <UsedPlaces places={data.places} />
        </>
      ) : error ? (
        <ErrorPanel type={panelTypeOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['loading']} aria-busy="true">
          <p>{texts.loading}</p>
          <Skeleton shape="block" />
        </div>
      )}
      <PlanChoice owned={data?.active ?? []} />
      {data && data.past.length > 0 && <PastPackages packages={data.past} />}
    </div>
  );
}
