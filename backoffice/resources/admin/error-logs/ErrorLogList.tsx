import { List } from 'react-admin';
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
    <List filters={filters}>
      <ErrorLogTable bulk={handle} />
    </List>
  );
}
