import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { paymentView } from '../payments/fields.ts';
import { recurringPaymentView } from '../recurring-payments/fields.ts';
import { paymentMethodView } from './fields.ts';

const related = [
  { name: 'payments', content: <RelatedRows view={paymentView} target="paymentMethodId" /> },
  {
    name: 'recurring-payments',
    content: <RelatedRows view={recurringPaymentView} target="paymentMethodId" />,
  },
] as const;

export function PaymentMethodShow() {
  return <ResourceShow view={paymentMethodView} related={related} />;
}
