import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const allocationResource: ResourceProps = {
  name: 'card-allocations',
  list: lazyPage(() => import('./AllocationList.tsx'), 'AllocationList'),
  show: lazyPage(() => import('./AllocationShow.tsx'), 'AllocationShow'),
  recordRepresentation: (record) => plainName('card-allocations', record),
};
