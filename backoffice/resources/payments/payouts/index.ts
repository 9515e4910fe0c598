import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const payoutResource: ResourceProps = {
  name: 'payouts',
  list: lazyPage(() => import('./PayoutList.tsx'), 'PayoutList'),
  show: lazyPage(() => import('./PayoutShow.tsx'), 'PayoutShow'),
  create: lazyPage(() => import('./PayoutCreate.tsx'), 'PayoutCreate'),
  recordRepresentation: (record) => plainName('payouts', record),
};
