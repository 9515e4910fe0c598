import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { PaymentTable } from '../payments/fields.tsx';
import { providerEventFields } from './fields.tsx';

export const ProviderEventShow = () => (
  <Show actions={<RecordActions commands={<ProcessAgain />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{providerEventFields}</TabbedShowLayout.Tab>
      <RelatedTab path="payments" target="publicId" source="reference" table={<PaymentTable />} />
    </TabbedShowLayout>
  </Show>
);

function ProcessAgain() {
  const event = usePageRecord<'provider-events'>();
  if (event.status !== 'parked') return null;
  return (
    <CommandButton command="process-again" words="payments.processAgain" variant="contained" asksReason />
  );
}
