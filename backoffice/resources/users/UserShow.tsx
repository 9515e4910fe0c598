import { ResourceShow } from '../../show/ResourceShow.tsx';
import { RelatedRows } from '../../show/RelatedRows.tsx';
import { packageView } from '../packages/fields.ts';
import { cardView } from '../business-profiles/fields.ts';
import { receiptView } from '../receipts/fields.ts';
import { orderView } from '../physical-card-orders/fields.ts';
import { paymentMethodView } from '../user-payment-methods/fields.ts';
import { recurringPaymentView } from '../recurring-payments/fields.ts';
import { addressView } from '../user-addresses/fields.ts';
import { userFields, userSections } from './fields.ts';

const related = [
  { name: 'packages', content: <RelatedRows view={packageView} target="userId" /> },
  { name: 'business-profiles', content: <RelatedRows view={cardView} target="userId" /> },
  { name: 'receipts', content: <RelatedRows view={receiptView} target="userId" /> },
  { name: 'physical-card-orders', content: <RelatedRows view={orderView} target="userId" /> },
  { name: 'user-payment-methods', content: <RelatedRows view={paymentMethodView} target="userId" /> },
  { name: 'recurring-payments', content: <RelatedRows view={recurringPaymentView} target="userId" /> },
  { name: 'user-addresses', content: <RelatedRows view={addressView} target="userId" /> },
] as const;

export function UserShow() {
  return (
    <ResourceShow resource="users" fields={userFields} sections={userSections} canEdit related={related} />
  );
}
