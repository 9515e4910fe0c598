import { fromFilter, searchFilter, untilFilter } from '../../../list/filter-inputs.tsx';
import { ResourceList } from '../../../list/ResourceList.tsx';
import { keptReceiptView } from './fields.ts';

const filters = [searchFilter, fromFilter('keptAt'), untilFilter('keptAt')];

export function KeptReceiptList() {
  return <ResourceList view={keptReceiptView} filters={filters} />;
}
