import { NotesTab } from '../../../kit/notes/NotesTab.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { PayoutLineTable } from '../payout-lines/fields.tsx';
import { DisputeTable } from '../disputes/fields.tsx';
import { ReceiptTable } from '../receipts/fields.tsx';
import { paymentFields } from './fields.tsx';
import { PaymentCommands } from './PaymentCommands.tsx';
import { PaymentTimeline } from './PaymentTimeline.tsx';

export const PaymentShow = () => (
  <Show actions={<RecordActions commands={<PaymentCommands />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{paymentFields}</TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.payments.timeline" path="timeline">
        <PaymentTimeline />
      </TabbedShowLayout.Tab>
      <RelatedTab path="disputes" target="attemptId" sortBy="openedAt" table={<DisputeTable />} />
      <RelatedTab path="receipts" target="attemptId" table={<ReceiptTable />} />
      <RelatedTab path="payout-lines" target="attemptId" sortBy="movedAt" table={<PayoutLineTable />} />
      <NotesTab path="notes" resource="payments" />
    </TabbedShowLayout>
  </Show>
);
