import { packageTimelineEndpoint } from '../../../../api/contract/payments/payment-commands.endpoint.ts';
import { call } from '../../../kit/providers/call.ts';
import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ConsentRows } from '../../../kit/show/ConsentRows.tsx';
import { stepRows, Timeline } from '../../../kit/show/Timeline.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { FromTo } from '../package-migrations/FromTo.tsx';

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
      <Timeline title="payments.steps" none="payments.noSteps" rows={stepRows(data.steps, 'packageStatus')} />
      <ConsentRows consents={data.consents} />
      <Timeline
        title="payments.changes"
        none="payments.noChanges"
        currency={bought.currency}
        rows={data.changes.map(({ id, at, from, to, status, takesEffect, amount }) => ({
          key: id,
          at,
          what: <FromTo from={from} to={to} areNames />,
          amount,
          more: (
            <>
              {word(`payments.takesEffect.${takesEffect as 'now'}`)} ·{' '}
              {word(`payments.changeStates.${status as 'pending'}`)}
            </>
          ),
        }))}
      />
    </>
  );
}
