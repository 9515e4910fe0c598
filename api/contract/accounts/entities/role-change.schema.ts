import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { userRole } from '../roles.schema.ts';

/**
 * A request of an admin to change a person's role, which another admin confirms.
 * A row of `role_changes` as JSON carries it; the defaults are the table's.
 */
export const roleChangeRow = z.object({
  id,
  userId: id,
  newRole: userRole,
  askedBy: id.nullable().default(null),
  askedAt: timestamp,
  expiresAt: timestamp,
});
