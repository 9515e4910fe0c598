import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazy-page.ts';
import { plainName } from '../../record-names.ts';

export const auditLogResource: ResourceProps = {
  name: 'audit-log',
  list: lazyPage(() => import('./AuditList.tsx'), 'AuditList'),
  show: lazyPage(() => import('./AuditShow.tsx'), 'AuditShow'),
  recordRepresentation: (record) => plainName('audit-log', record),
};
