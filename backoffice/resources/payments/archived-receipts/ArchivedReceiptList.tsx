import { fromFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { archivedReceiptView } from './fields.ts';

const filters = [searchFilter, fromFilter('keptAt'), untilFilter('keptAt')];

export function ArchivedReceiptList() {
  return <ResourceList view={archivedReceiptView} filters={filters} />;
}
