import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { cardView } from '../../cards/business-profiles/fields.ts';
import { mailView } from '../../messaging/mail-log/fields.ts';
import { messageView } from '../../support/messages/fields.ts';
import { notificationView } from '../../messaging/notifications/fields.ts';
import { packageView } from '../../subscriptions/packages/fields.ts';
import { orderView } from '../../nfc/physical-card-orders/fields.ts';
import { receiptView } from '../../payments/receipts/fields.ts';
import { disputeView } from '../../payments/disputes/fields.ts';
import { redemptionView } from '../../payments/coupon-redemptions/fields.ts';
import { checkoutLockView } from '../../payments/checkout-locks/fields.ts';
import { recurringPaymentView } from '../../payments/recurring-payments/fields.ts';
import { addressView } from '../user-addresses/fields.ts';
import { paymentMethodView } from '../../payments/user-payment-methods/fields.ts';
import { userView } from './fields.ts';
import { PersonOverview } from './person/PersonOverview.tsx';
import { PackageCommands } from './PackageCommands.tsx';
import { UserActions } from './UserActions.tsx';
import { UserDevices } from './UserDevices.tsx';
import { UserHistory } from './UserHistory.tsx';
import { UserLeads } from './UserLeads.tsx';

const related = [
  {
    name: 'packages',
    content: <RelatedRows view={packageView} target="userId" actions={<PackageCommands />} />,
  },
  { name: 'business-profiles', content: <RelatedRows view={cardView} target="userId" /> },
  { name: 'physical-card-orders', content: <RelatedRows view={orderView} target="userId" /> },
  { name: 'receipts', content: <RelatedRows view={receiptView} target="userId" /> },
  { name: 'user-payment-methods', content: <RelatedRows view={paymentMethodView} target="userId" /> },
  { name: 'recurring-payments', content: <RelatedRows view={recurringPaymentView} target="userId" /> },
  { name: 'coupon-redemptions', content: <RelatedRows view={redemptionView} target="userId" /> },
  { name: 'disputes', content: <RelatedRows view={disputeView} target="userId" /> },
  { name: 'checkout-locks', content: <RelatedRows view={checkoutLockView} target="userId" /> },
  { name: 'contact-leads', label: 'users.tabs.leads', content: <UserLeads /> },
  {
    name: 'messages',
    label: 'users.tabs.conversations',
    content: <RelatedRows view={messageView} target="userId" />,
  },
  { name: 'notifications', content: <RelatedRows view={notificationView} target="userId" /> },
  { name: 'user-addresses', content: <RelatedRows view={addressView} target="userId" /> },
  { name: 'mail-log', content: <RelatedRows view={mailView} target="userId" /> },
  { name: 'devices', label: 'users.tabs.devices', content: <UserDevices /> },
  { name: 'history', label: 'users.tabs.history', content: <UserHistory /> },
] as const;

/** Everything about a user: details, money, cards, messages, devices and history. */
export function UserShow() {
  return (
    <ResourceShow
      view={userView}
      canEdit
      overview={<PersonOverview />}
      actions={<UserActions />}
      related={related}
    />
  );
}
