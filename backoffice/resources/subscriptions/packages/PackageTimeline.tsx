import { packageTimelineEndpoint } from '../../../../api/contract/payments/payment-commands.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ConsentRows } from '../../../kit/show/ConsentRows.tsx';
import { TimelineMoment, TimelinePart, TimelineSteps } from '../../../kit/show/TimelineRows.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { Money } from '../../../kit/components/Money.tsx';

/** The timeline of a package: its status changes and changes of plan. */
export function PackageTimeline() {
  const word = useMessages();
  const bought = useRecordContext<ResourceRecord<'packages'>>();
  const { data, error } = useQuery({
    queryKey: ['packages', 'story', bought?.id, bought?.updatedAt],
    queryFn: () => call(packageTimelineEndpoint, { params: { id: bought?.id ?? 0 } }),
    enabled: bought !== undefined,
  });
  if (error) return <Alert severity="error">{word('payments.timelineFailed')}</Alert>;
  if (!data || !bought) return null;
  return (
    <>
      <TimelineSteps steps={data.steps} choice="packageStatus" />
      <ConsentRows consents={data.consents} />
      <TimelinePart title={word('payments.changes')} none={word('payments.noChanges')} rows={data.changes}>
        {({ id, at, from, to, status, takesEffect, amount }) => (
          <li key={id}>
            <TimelineMoment at={at} />
            <span>
              <bdi dir={directionOfText(from)} translate="no">
                {from}
              </bdi>{' '}
              ←{' '}
              <bdi dir={directionOfText(to)} translate="no">
                {to}
              </bdi>
            </span>
            <Money of={amount} currency={bought.currency} />
            <span>{word(`payments.takesEffect.${takesEffect as 'now'}`)}</span>
            <span className="more">{word(`payments.changeStates.${status as 'pending'}`)}</span>
          </li>
        )}
      </TimelinePart>
    </>
  );
}
