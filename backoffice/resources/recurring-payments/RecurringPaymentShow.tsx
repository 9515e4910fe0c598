import { ResourceShow } from '../../show/ResourceShow.tsx';
import { recurringPaymentFields, recurringPaymentSections } from './fields.ts';

export function RecurringPaymentShow() {
  return (
    <ResourceShow
      resource="recurring-payments"
      fields={recurringPaymentFields}
      sections={recurringPaymentSections}
    />
  );
}
