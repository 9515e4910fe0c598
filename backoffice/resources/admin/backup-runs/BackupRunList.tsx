import { List } from 'react-admin';
import { choiceFilter, fromFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { BackupRunTable } from './fields.tsx';

const filters = [
  choiceFilter('kind', 'backupRunKind', true),
  choiceFilter('status', 'backupRunStatus'),
  fromFilter('startedAt'),
  untilFilter('startedAt'),
];

export const BackupRunList = () => (
  <List filters={filters} sort={{ field: 'startedAt', order: 'DESC' }}>
    <BackupRunTable />
  </List>
);
