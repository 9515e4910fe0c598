import { adminRows } from '../../../contract/admin/rows.schema.ts';
import { TeamMember } from '../../../models/TeamMember.ts';
import type { AdminResource } from '../../../http/admin/admin-resource.ts';

/** Members of enterprise packages. The package's owner invites and removes them; staff only see them. */
export const teamMembersResource: AdminResource = {
  name: 'team-members',
  model: TeamMember,
  row: adminRows['team-members'],
  sortable: ['email', 'status', 'invitedAt', 'joinedAt', 'createdAt'],
  filterable: ['packageId', 'userId', 'status', 'createdAt'],
  searched: 'team_members',
  defaultSort: ['createdAt', 'DESC'],
};
