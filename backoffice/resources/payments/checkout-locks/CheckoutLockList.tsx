import { List } from 'react-admin';
import { fromFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { CheckoutLockTable } from './fields.tsx';

const filters = [nameFilter('userId', 'users'), fromFilter('closedAt'), untilFilter('closedAt')];

export const CheckoutLockList = () => (
  <List filters={filters} sort={{ field: 'closedAt', order: 'DESC' }}>
    <CheckoutLockTable />
  </List>
);
