import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, flagFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CouponTable } from './fields.tsx';

const filters = [
  searchFilter,
  flagFilter('isActive', true),
  choiceFilter('holdsFor', 'couponHolds', true),
  choiceFilter('billingCycle', 'billingCycle'),
];

export const CouponList = () => (
  <TableList filters={filters}>
    <CouponTable />
  </TableList>
);
