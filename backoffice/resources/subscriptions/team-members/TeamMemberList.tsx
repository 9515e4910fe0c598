import { choiceFilter, fromFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { teamMemberView } from './fields.ts';

const filters = [
  choiceFilter('status', 'teamMemberStatus', true),
  nameFilter('userId', 'users', true),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function TeamMemberList() {
  return <ResourceList view={teamMemberView} filters={filters} />;
}
