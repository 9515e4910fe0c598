import {
  choiceFilter,
  flagFilter,
  fromFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { notificationView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('type', 'notificationType', true),
  flagFilter('isRead', true),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
];

export function NotificationList() {
  return <ResourceList view={notificationView} filters={filters} />;
}
