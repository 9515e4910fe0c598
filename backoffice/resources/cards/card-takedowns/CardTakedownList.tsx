import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { TakedownTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('reason', 'reportReason', true),
  nameFilter('profileId', 'business-profiles', true),
  nameFilter('userId', 'users'),
  nameFilter('takenBy', 'users'),
  ...dayFilters('takenAt'),
];

export const CardTakedownList = () => (
  <TableList filters={filters} sort={{ field: 'takenAt', order: 'DESC' }}>
    <TakedownTable />
  </TableList>
);
