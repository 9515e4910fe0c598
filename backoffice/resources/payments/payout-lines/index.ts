import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const payoutLineResource: ResourceProps = {
  name: 'payout-lines',
  list: lazyPage(() => import('./PayoutLineList.tsx'), 'PayoutLineList'),
  show: lazyPage(() => import('./PayoutLineShow.tsx'), 'PayoutLineShow'),
  recordRepresentation: (record) => plainName('payout-lines', record),
};
