import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { TeamMemberTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'teamMemberStatus', true),
  nameFilter('userId', 'users', true),
  ...dayFilters('createdAt'),
];

export const TeamMemberList = () => (
  <TableList filters={filters}>
    <TeamMemberTable />
  </TableList>
);
