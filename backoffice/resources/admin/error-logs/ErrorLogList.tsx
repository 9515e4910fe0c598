import { TableList } from '../../../kit/list/TableList.tsx';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { fromFilter, nameFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ErrorLogTable } from './fields.tsx';

const filters = [
  searchFilter,
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function ErrorLogList() {
  const word = useMessages();
  const handle = (
    <BulkCommandButton
      command="handle"
      label={word('desk.errors.handleOne')}
      explain={word('desk.errors.handleExplain')}
    />
  );
  return (
    <TableList filters={filters}>
      <ErrorLogTable bulk={handle} />
    </TableList>
  );
}
