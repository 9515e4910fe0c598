import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../../kit/lazy-page.ts';
import { plainName } from '../../../kit/record-names.ts';

export const auditLogResource: ResourceProps = {
  name: 'audit-log',
  list: lazyPage(() => import('./AuditList.tsx'), 'AuditList'),
  show: lazyPage(() => import('./AuditShow.tsx'), 'AuditShow'),
  recordRepresentation: (record) => plainName('audit-log', record),
};
