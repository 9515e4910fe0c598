import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const statsResource: ResourceProps = {
  name: 'profile-stats',
  list: lazyPage(() => import('./StatsList.tsx'), 'StatsList'),
  show: lazyPage(() => import('./StatsShow.tsx'), 'StatsShow'),
  recordRepresentation: (record) => plainName('profile-stats', record),
};
