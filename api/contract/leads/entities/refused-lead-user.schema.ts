import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * An account with the phone number or e-mail of a lead that staff found to be another person's. A row of
 * `refused_lead_users` as JSON carries it.
 */
export const refusedLeadUserRow = z.object({
  leadId: id,
  userId: id,
  refusedBy: id.nullable().default(null),
  refusedAt: timestamp,
});
export type RefusedLeadUserRow = z.output<typeof refusedLeadUserRow>;
