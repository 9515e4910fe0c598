import { flagFilter, fromFilter, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { messageView } from './fields.ts';

const filters = [
  searchFilter,
  flagFilter('isRead', true),
  flagFilter('isSupport'),
  flagFilter('isClosed'),
  nameFilter('userId', 'users'),
  nameFilter('recipientId', 'users'),
  fromFilter('createdAt'),
];

export function MessageList() {
  return <ResourceList view={messageView} filters={filters} />;
}
