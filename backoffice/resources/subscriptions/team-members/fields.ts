import { choice } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';

export const teamMemberFields: FieldMap<'team-members'> = {
  userId: reference('users'),
  email,
  packageId: reference('packages'),
  status: choice('teamMemberStatus'),
  invitedAt: moment,
  expiresAt: moment,
  joinedAt: moment,
  endedAt: moment,
  id: number,
  createdAt: moment,
  updatedAt: moment,
};

export const teamMemberView = defineListView({
  resource: 'team-members',
  fields: teamMemberFields,
  sections: { person: 'userId', activity: 'invitedAt', system: 'id' },
  nameColumn: 'email',
  columns: ['userId', 'packageId', 'status', 'invitedAt', 'joinedAt', 'endedAt'],
  sortable: ['id', 'status', 'invitedAt', 'joinedAt', 'createdAt'],
  narrow: { second: 'userId', end: 'status' },
});
