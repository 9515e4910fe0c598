import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { AuditEntry } from '../../../models/AuditEntry.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Changes by staff, before and after: every command writes to it, none changes it. */
export const auditLogResource: AdminResource = {
  name: 'audit-log',
  model: AuditEntry,
  row: adminRows['audit-log'],
  sortable: ['createdAt'],
  filterable: ['actorId', 'action', 'entity', 'entityId', 'requestId', 'createdAt'],
  searched: 'audit_log',
  defaultSort: ['createdAt', 'DESC'],
};
