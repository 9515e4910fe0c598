import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

const teamMemberStatuses = ['invited', 'active', 'declined', 'left', 'removed'] as const;
export const teamMemberStatus = z.enum(teamMemberStatuses);
export type TeamMemberStatus = z.infer<typeof teamMemberStatus>;

/**
 * A present, former or invited member of a company's enterprise package. A row of `team_members` as JSON carries it;
 * the defaults are the table's.
 */
export const teamMemberRow = z.object({
  id,
  packageId: id,
  /** The user who accepted; null before. */
  userId: id.nullable().default(null),
  /** The address the invitation was mailed to. */
  email: z.string().min(3).max(254),
  status: teamMemberStatus.default('invited'),
  tokenHash: z.string().max(64).nullable().default(null),
  expiresAt: timestamp.nullable().default(null),
  invitedAt: timestamp,
  joinedAt: timestamp.nullable().default(null),
  endedAt: timestamp.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type TeamMemberRow = z.output<typeof teamMemberRow>;
