import { PersonOverview } from './person/PersonOverview.tsx';
import { Show, TabbedShowLayout } from 'react-admin';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { RelatedSection, RelatedTab } from '../../../kit/show/RelatedTab.tsx';
import { CardTable } from '../../cards/business-profiles/fields.tsx';
import { MailTable } from '../../messaging/mail-log/fields.tsx';
import { MessageTable } from '../../support/messages/fields.tsx';
import { NotificationTable } from '../../messaging/notifications/fields.tsx';
import { PackageTable } from '../../subscriptions/packages/fields.tsx';
import { OrderTable } from '../../nfc/physical-card-orders/fields.tsx';
import { ReceiptTable } from '../../payments/receipts/fields.tsx';
import { DisputeTable } from '../../payments/disputes/fields.tsx';
import { RedemptionTable } from '../../payments/coupon-redemptions/fields.tsx';
import { CheckoutLockTable } from '../../payments/checkout-locks/fields.tsx';
import { RecurringPaymentTable } from '../../payments/recurring-payments/fields.tsx';
import { AddressTable } from '../user-addresses/fields.tsx';
import { PaymentMethodTable } from '../../payments/user-payment-methods/fields.tsx';
import { userFields } from './fields.tsx';
import { PackageCommands } from './PackageCommands.tsx';
import { UserActions } from './UserActions.tsx';
import { UserDevices } from './UserDevices.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserLeads } from './UserLeads.tsx';

/** Everything about a user: details, money, cards, messages, devices and history. */
export const UserShow = () => (
  <Show actions={<RecordActions commands={<UserActions />} />}>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="bikur.person.overview">
        <PersonOverview />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.show.details" path="details">
        {userFields}
        <RelatedSection reference="user-addresses" target="userId" table={<AddressTable />} />
      </TabbedShowLayout.Tab>
      <RelatedTab path="packages" target="userId" actions={<PackageCommands />} table={<PackageTable />} />
      <RelatedTab path="business-profiles" target="userId" sortBy="updatedAt" table={<CardTable />} />
      <RelatedTab path="physical-card-orders" target="userId" table={<OrderTable />} />
      <TabbedShowLayout.Tab label="bikur.menu.money" path="money">
        <RelatedSection reference="receipts" target="userId" table={<ReceiptTable />} />
        <RelatedSection reference="disputes" target="userId" sortBy="openedAt" table={<DisputeTable />} />
        <RelatedSection reference="user-payment-methods" target="userId" table={<PaymentMethodTable />} />
        <RelatedSection reference="recurring-payments" target="userId" table={<RecurringPaymentTable />} />
        <RelatedSection reference="coupon-redemptions" target="userId" table={<RedemptionTable />} />
        <RelatedSection
          reference="checkout-locks"
          target="userId"
          sortBy="closedAt"
          table={<CheckoutLockTable />}
        />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.users.tabs.leads" path="contact-leads">
        <UserLeads />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.users.tabs.conversations" path="messages">
        <RelatedSection reference="messages" target="userId" table={<MessageTable />} />
        <RelatedSection reference="notifications" target="userId" table={<NotificationTable />} />
        <RelatedSection reference="mail-log" target="userId" table={<MailTable />} />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.users.tabs.devices" path="devices">
        <UserDevices />
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="bikur.users.tabs.history" path="history">
        <UserHistory />
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);
