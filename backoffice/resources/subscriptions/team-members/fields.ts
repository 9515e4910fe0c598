import { choice } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email } from '../../../kit/fields/link-kinds.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import type { FieldMap } from '../../../kit/fields/field-kind.ts';
import { defineListView } from '../../../kit/list/list-view.ts';
import type { Sections } from '../../../kit/show/ResourceShow.tsx';

export const teamMemberFields: FieldMap<'team-members'> = {
  id: number,
  packageId: reference('packages'),
  userId: reference('users'),
  email,
  status: choice('teamMemberStatus'),
  expiresAt: moment,
  invitedAt: moment,
  joinedAt: moment,
  endedAt: moment,
  createdAt: moment,
  updatedAt: moment,
};

export const teamMemberView = defineListView({
  resource: 'team-members',
  fields: teamMemberFields,
  nameColumn: 'email',
  columns: ['userId', 'packageId', 'status', 'invitedAt', 'joinedAt', 'endedAt'],
  sortable: ['id', 'status', 'invitedAt', 'joinedAt', 'createdAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'status' },
});

export const teamMemberSections: Sections<'team-members'> = [
  ['person', ['userId', 'email', 'packageId', 'status']],
  ['activity', ['invitedAt', 'expiresAt', 'joinedAt', 'endedAt']],
];
