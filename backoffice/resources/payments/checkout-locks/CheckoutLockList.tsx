import { TableList } from '../../../kit/list/TableList.tsx';
import { dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CheckoutLockTable } from './fields.tsx';

const filters = [searchFilter, nameFilter('userId', 'users'), ...dayFilters('closedAt')];

export const CheckoutLockList = () => (
  <TableList filters={filters} sort={{ field: 'closedAt', order: 'DESC' }}>
    <CheckoutLockTable />
  </TableList>
);
