import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { NotificationTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('type', 'notificationType', true),
  flagFilter('isRead', true),
  nameFilter('userId', 'users'),
  ...dayFilters('createdAt', ['from']),
];

export const NotificationList = () => (
  <TableList filters={filters}>
    <NotificationTable />
  </TableList>
);
