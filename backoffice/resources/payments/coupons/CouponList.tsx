import { List } from 'react-admin';
import { choiceFilter, flagFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CouponTable } from './fields.tsx';

const filters = [
  searchFilter,
  flagFilter('isActive', true),
  choiceFilter('holdsFor', 'couponHolds', true),
  choiceFilter('billingCycle', 'billingCycle'),
];

export const CouponList = () => (
  <List filters={filters}>
    <CouponTable />
  </List>
);
