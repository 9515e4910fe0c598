import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const checkoutLockResource: ResourceProps = {
  name: 'checkout-locks',
  list: lazyPage(() => import('./CheckoutLockList.tsx'), 'CheckoutLockList'),
  show: lazyPage(() => import('./CheckoutLockShow.tsx'), 'CheckoutLockShow'),
  recordRepresentation: (record) => plainName('checkout-locks', record),
};
