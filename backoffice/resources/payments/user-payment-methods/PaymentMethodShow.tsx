import { Show, TabbedShowLayout } from 'react-admin';
import { RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { PaymentTable } from '../payments/fields.tsx';
import { RecurringPaymentTable } from '../recurring-payments/fields.tsx';
import { paymentMethodFields } from './fields.tsx';

export const PaymentMethodShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.show.details">{paymentMethodFields}</TabbedShowLayout.Tab>
      <RelatedTab path="payments" target="paymentMethodId" table={<PaymentTable />} />
      <RelatedTab path="recurring-payments" target="paymentMethodId" table={<RecurringPaymentTable />} />
    </TabbedShowLayout>
  </Show>
);
