import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { DeleteWithConfirmButton, Show, TabbedShowLayout } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { PayoutLineTable } from '../payout-lines/fields.tsx';
import { payoutFields } from './fields.tsx';

export const PayoutShow = () => (
  <Show actions={<RecordActions commands={<TakeBack />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{payoutFields}</TabbedShowLayout.Tab>
      <RelatedTab path="payout-lines" target="payoutId" sortBy="movedAt" table={<PayoutLineTable />} />
    </TabbedShowLayout>
  </Show>
);

/** A deposit that was entered wrongly is taken back, and entered anew. */
function TakeBack() {
  const word = useMessages();
  const payout = usePageRecord<'payouts'>();
  return payout.seenAt === null ? <DeleteWithConfirmButton label={word('payments.depositTake')} /> : null;
}
