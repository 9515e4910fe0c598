import { z } from 'zod';
import { anyRow, id, timestamp } from '../../base/columns.schema.ts';

/**
 * Changes by staff in the back office, before and after. A row of `audit_log` as JSON carries it; the defaults are
 * the table's.
 */
export const auditEntryRow = z.object({
  id,
  actorId: id.nullable().default(null),
  actorName: z.string().max(100),
  action: z.string().max(50),
  entity: z.string().max(63),
  entityId: z.string().max(100),
  before: anyRow.nullable().default(null),
  after: anyRow.nullable().default(null),
  requestId: z.string().max(100).nullable().default(null),
  createdAt: timestamp,
});
export type AuditEntryRow = z.output<typeof auditEntryRow>;
