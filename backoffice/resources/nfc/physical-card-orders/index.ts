import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const orderResource: ResourceProps = {
  name: 'physical-card-orders',
  list: lazyPage(() => import('./OrderList.tsx'), 'OrderList'),
  show: lazyPage(() => import('./OrderShow.tsx'), 'OrderShow'),
  edit: lazyPage(() => import('./OrderEdit.tsx'), 'OrderEdit'),
  recordRepresentation: (record) => plainName('physical-card-orders', record),
};
