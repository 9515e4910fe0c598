import { List } from 'react-admin';
import { fromFilter, nameFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { CheckoutLockTable } from './fields.tsx';

const filters = [
  searchFilter,
  nameFilter('userId', 'users'),
  fromFilter('closedAt'),
  untilFilter('closedAt'),
];

export const CheckoutLockList = () => (
  <List filters={filters} sort={{ field: 'closedAt', order: 'DESC' }}>
    <CheckoutLockTable />
  </List>
);
