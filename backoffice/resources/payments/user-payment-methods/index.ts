import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const paymentMethodResource: ResourceProps = {
  name: 'user-payment-methods',
  list: lazyPage(() => import('./PaymentMethodList.tsx'), 'PaymentMethodList'),
  show: lazyPage(() => import('./PaymentMethodShow.tsx'), 'PaymentMethodShow'),
  recordRepresentation: (record) => plainName('user-payment-methods', record),
};
