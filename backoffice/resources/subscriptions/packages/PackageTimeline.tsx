import { packageTimelineEndpoint } from '../../../../api/contract/payments/payment-commands.endpoint.ts';
import { useRead } from '../../../kit/providers/use-read.ts';
import { Alert } from '@mui/material';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ConsentRows } from '../../../kit/show/ConsentRows.tsx';
import { stepRows, Timeline } from '../../../kit/show/Timeline.tsx';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { FromTo } from '../package-migrations/FromTo.tsx';

/** The timeline of a package: its status changes and changes of plan. */
export function PackageTimeline() {
  const word = useMessages();
  const bought = usePageRecord<'packages'>();
  const { data, error } = useRead(
    packageTimelineEndpoint,
    { params: { id: bought.id } },
    { under: ['package-timeline', bought.updatedAt] },
  );
  if (error) return <Alert severity="error">{word('payments.timelineFailed')}</Alert>;
  if (!data) return null;
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
