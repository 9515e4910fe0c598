import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, fromFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { BackupRunTable } from './fields.tsx';

const filters = [
  choiceFilter('kind', 'backupRunKind', true),
  choiceFilter('status', 'backupRunStatus'),
  fromFilter('startedAt'),
  untilFilter('startedAt'),
];

export const BackupRunList = () => (
  <TableList filters={filters} sort={{ field: 'startedAt', order: 'DESC' }}>
    <BackupRunTable />
  </TableList>
);
