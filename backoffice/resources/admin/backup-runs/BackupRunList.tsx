import { choiceFilter, fromFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { backupRunView } from './fields.ts';

const filters = [
  choiceFilter('kind', 'backupRunKind', true),
  choiceFilter('status', 'backupRunStatus'),
  fromFilter('startedAt'),
  untilFilter('startedAt'),
];

export function BackupRunList() {
  return <ResourceList view={backupRunView} filters={filters} />;
}
