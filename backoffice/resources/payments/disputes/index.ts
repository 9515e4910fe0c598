import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const disputeResource: ResourceProps = {
  name: 'disputes',
  list: lazyPage(() => import('./DisputeList.tsx'), 'DisputeList'),
  show: lazyPage(() => import('./DisputeShow.tsx'), 'DisputeShow'),
  recordRepresentation: (record) => plainName('disputes', record),
};
