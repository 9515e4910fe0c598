import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { TeamMemberTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'teamMemberStatus', true),
  nameFilter('userId', 'users', true),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export const TeamMemberList = () => (
  <TableList filters={filters}>
    <TeamMemberTable />
  </TableList>
);
