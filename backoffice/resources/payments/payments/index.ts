import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const paymentResource: ResourceProps = {
  name: 'payments',
  list: lazyPage(() => import('./PaymentList.tsx'), 'PaymentList'),
  show: lazyPage(() => import('./PaymentShow.tsx'), 'PaymentShow'),
  recordRepresentation: (record) => plainName('payments', record),
};
