import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { RedemptionTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'redemptionStatus', true),
  nameFilter('userId', 'users'),
  ...dayFilters('createdAt'),
];

export const RedemptionList = () => (
  <TableList filters={filters}>
    <RedemptionTable />
  </TableList>
);
