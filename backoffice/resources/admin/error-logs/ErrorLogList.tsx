import { fromFilter, nameFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { errorLogView } from './fields.ts';

const filters = [
  searchFilter,
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function ErrorLogList() {
  return <ResourceList view={errorLogView} filters={filters} />;
}
