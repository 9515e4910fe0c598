import { TableList } from '../../../kit/list/TableList.tsx';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { ErrorLogTable } from './fields.tsx';

const filters = [searchFilter, nameFilter('userId', 'users'), ...dayFilters('createdAt')];

export function ErrorLogList() {
  const handle = <BulkCommandButton command="handle" words="desk.errors.handleOne" />;
  return (
    <TableList filters={filters}>
      <ErrorLogTable bulk={handle} />
    </TableList>
  );
}
