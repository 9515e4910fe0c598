import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { AllocationTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'allocationStatus', true),
  nameFilter('profileId', 'business-profiles'),
  nameFilter('userId', 'users'),
  nameFilter('orderId', 'physical-card-orders'),
  ...dayFilters('createdAt', ['from']),
];

export const AllocationList = () => (
  <TableList filters={filters}>
    <AllocationTable />
  </TableList>
);
