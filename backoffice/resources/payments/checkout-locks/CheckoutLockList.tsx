import { TableList } from '../../../kit/list/TableList.tsx';
import { fromFilter, nameFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { CheckoutLockTable } from './fields.tsx';

const filters = [
  searchFilter,
  nameFilter('userId', 'users'),
  fromFilter('closedAt'),
  untilFilter('closedAt'),
];

export const CheckoutLockList = () => (
  <TableList filters={filters} sort={{ field: 'closedAt', order: 'DESC' }}>
    <CheckoutLockTable />
  </TableList>
);
