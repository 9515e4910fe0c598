import { List } from 'react-admin';
import {
  choiceFilter,
  flagFilter,
  fromFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { NotificationTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('type', 'notificationType', true),
  flagFilter('isRead', true),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
];

export const NotificationList = () => (
  <List filters={filters}>
    <NotificationTable />
  </List>
);
