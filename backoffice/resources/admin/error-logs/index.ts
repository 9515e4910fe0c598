import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const errorLogResource: ResourceProps = {
  name: 'error-logs',
  list: lazyPage(() => import('./ErrorLogList.tsx'), 'ErrorLogList'),
  show: lazyPage(() => import('./ErrorLogShow.tsx'), 'ErrorLogShow'),
  recordRepresentation: (record) => plainName('error-logs', record),
};
