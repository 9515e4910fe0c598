import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AuditEntry } from '../../../models/AuditEntry.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Who changed what, before and after: written by every operation of staff, changed by none. */
export const auditLogResource: AdminResource = {
  name: 'audit-log',
  model: AuditEntry,
  row: adminRows['audit-log'],
  sortable: ['createdAt'],
  filterable: ['actorId', 'action', 'entity', 'entityId', 'requestId', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
};
