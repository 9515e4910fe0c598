import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { RecurringPaymentTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'recurringPaymentStatus', true),
  nameFilter('userId', 'users'),
  nameFilter('productId', 'products'),
  ...dayFilters('nextChargeDate'),
];

export const RecurringPaymentList = () => (
  <TableList filters={filters}>
    <RecurringPaymentTable />
  </TableList>
);
