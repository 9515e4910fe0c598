import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { paymentView } from '../payments/fields.ts';
import { recurringPaymentView } from './fields.ts';

const related = [
  {
    name: 'payments',
    content: <RelatedRows view={paymentView} target="packageId" source="packageId" />,
  },
] as const;

export function RecurringPaymentShow() {
  return <ResourceShow view={recurringPaymentView} related={related} />;
}
