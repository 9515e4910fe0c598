import { readSubscriptionEndpoint } from '../../../../api/contract/subscriptions/subscription.endpoint.ts';
import { useRead } from '../../../lib/call.ts';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../i18n/messages.ts';
import { ReadPart } from '../../website/errors/read-part.tsx';
import { OpenTransfers } from '../../payments/transfers/open-transfers.tsx';
import { MembershipsLink } from '../team/team-links.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { ChangeResult } from './change-result.tsx';
import { CurrentPlan } from './current-plan.tsx';
import { PastPackages } from './past-packages.tsx';
import { PlanChoice } from './plan-choice.tsx';
import styles from './subscription-page.module.css';
import { UsedPlaces } from './used-places.tsx';
import { useSubscriptionMessages } from './use-subscription-messages.ts';

const chargePause = 1_500;

/** The current plan, its usage, and the plans on sale (docs/product.md 5). */
export function SubscriptionPage() {
  const { titles } = useMessages();
  const texts = useSubscriptionMessages();
  const subscription = useRead(
    readSubscriptionEndpoint,
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.active.some(({ overdue }) => overdue?.isCharging) ? chargePause : false,
    },
  );
  const { data } = subscription;
  const [search, setSearch] = useSearchParams();

  function leaveCancelling() {
    const left = new URLSearchParams(search);
    left.delete('cancel');
    setSearch(left, { replace: true, preventScrollReset: true });
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{titles.subscription}</h1>
      {search.has('payment') && <ChangeResult />}
      <ReadPart query={subscription} loading={texts.loading}>
        {({ active, past, places }) => (
          <>
            <CurrentPlan active={active} past={past} />
            <UsedPlaces places={places} />
          </>
        )}
      </ReadPart>
      <OpenTransfers of="plan" />
      <MembershipsLink />
      <PlanChoice owned={data?.active ?? []} />
      {data && search.has('cancel') && (
        <CancelDialog
          packages={data.active.filter(({ isPaid, endDate }) => isPaid && endDate)}
          onClose={leaveCancelling}
        />
      )}
      {data && data.past.length > 0 && <PastPackages packages={data.past} />}
    </div>
  );
}
