import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const cardReportResource: ResourceProps = {
  name: 'card-reports',
  list: lazyPage(() => import('./CardReportList.tsx'), 'CardReportList'),
  show: lazyPage(() => import('./CardReportShow.tsx'), 'CardReportShow'),
  recordRepresentation: (record) => plainName('card-reports', record),
};
