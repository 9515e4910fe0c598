import { TableList } from '../../../kit/list/TableList.tsx';
import { flagFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { MessageTable } from './fields.tsx';

const filters = [
  searchFilter,
  flagFilter('isRead', true),
  flagFilter('isSupport'),
  flagFilter('isClosed'),
  nameFilter('userId', 'users'),
  nameFilter('recipientId', 'users'),
  ...dayFilters('createdAt', ['from']),
];

export const MessageList = () => (
  <TableList filters={filters}>
    <MessageTable />
  </TableList>
);
