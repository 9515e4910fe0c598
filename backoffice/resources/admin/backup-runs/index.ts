import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const backupRunResource: ResourceProps = {
  name: 'backup-runs',
  list: lazyPage(() => import('./BackupRunList.tsx'), 'BackupRunList'),
  show: lazyPage(() => import('./BackupRunShow.tsx'), 'BackupRunShow'),
  recordRepresentation: (record) => plainName('backup-runs', record),
};
