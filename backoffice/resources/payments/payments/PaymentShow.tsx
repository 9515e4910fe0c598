import { RelatedRows } from '../../../kit/show/RelatedRows.tsx';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import { receiptView } from '../receipts/fields.ts';
import { paymentFields, paymentSections } from './fields.ts';
import { PaymentDeeds } from './PaymentDeeds.tsx';
import { PaymentStory } from './PaymentStory.tsx';

const related = [
  { name: 'story', label: 'payments.story', content: <PaymentStory /> },
  { name: 'receipts', content: <RelatedRows view={receiptView} target="attemptId" /> },
] as const;

export function PaymentShow() {
  return (
    <ResourceShow
      resource="payments"
      fields={paymentFields}
      sections={paymentSections}
      actions={<PaymentDeeds />}
      related={related}
    />
  );
}
