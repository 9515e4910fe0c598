import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const packageResource: ResourceProps = {
  name: 'packages',
  list: lazyPage(() => import('./PackageList.tsx'), 'PackageList'),
  show: lazyPage(() => import('./PackageShow.tsx'), 'PackageShow'),
  recordRepresentation: (record) => plainName('packages', record),
};
