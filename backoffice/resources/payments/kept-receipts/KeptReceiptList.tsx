import { fromFilter, searchFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { keptReceiptView } from './fields.ts';

const filters = [searchFilter, fromFilter('keptAt'), untilFilter('keptAt')];

export function KeptReceiptList() {
  return <ResourceList view={keptReceiptView} filters={filters} />;
}
