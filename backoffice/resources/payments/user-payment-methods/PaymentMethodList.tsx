import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { PaymentMethodTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('paymentType', 'paymentType', true),
  flagFilter('isActive', true),
  choiceFilter('paymentProvider', 'paymentProvider'),
  flagFilter('isDefault'),
  nameFilter('userId', 'users'),
  ...dayFilters('createdAt', ['from']),
];

export const PaymentMethodList = () => (
  <TableList filters={filters}>
    <PaymentMethodTable />
  </TableList>
);
