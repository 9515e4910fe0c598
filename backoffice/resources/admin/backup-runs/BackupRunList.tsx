import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters } from '../../../kit/list/filter-inputs.tsx';
import { BackupRunTable } from './fields.tsx';

const filters = [
  choiceFilter('kind', 'backupRunKind', true),
  choiceFilter('status', 'backupRunStatus'),
  ...dayFilters('startedAt'),
];

export const BackupRunList = () => (
  <TableList filters={filters} sort={{ field: 'startedAt', order: 'DESC' }}>
    <BackupRunTable />
  </TableList>
);
