import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const recurringPaymentResource: ResourceProps = {
  name: 'recurring-payments',
  list: lazyPage(() => import('./RecurringPaymentList.tsx'), 'RecurringPaymentList'),
  show: lazyPage(() => import('./RecurringPaymentShow.tsx'), 'RecurringPaymentShow'),
  recordRepresentation: (record) => plainName('recurring-payments', record),
};
