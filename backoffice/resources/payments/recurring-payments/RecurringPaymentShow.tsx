import { Show, TabbedShowLayout } from 'react-admin';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { PaymentTable } from '../payments/fields.tsx';
import { recurringPaymentFields } from './fields.tsx';

export const RecurringPaymentShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{recurringPaymentFields}</TabbedShowLayout.Tab>
      <RelatedTab path="payments" target="packageId" source="packageId" table={<PaymentTable />} />
    </TabbedShowLayout>
  </Show>
);
