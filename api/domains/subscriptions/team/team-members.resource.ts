import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** People of enterprise packages. Who pays for a team invites and removes; staff see. */
export const teamMembersResource: AdminResource = {
  name: 'team-members',
  model: TeamMember,
  row: adminRows['team-members'],
  sortable: ['email', 'status', 'invitedAt', 'joinedAt', 'createdAt'],
  filterable: ['packageId', 'userId', 'status', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
};
