import { flagFilter } from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { nfcProductView } from './fields.ts';

const filters = [flagFilter('isActive', true)];

export function NfcProductList() {
  return <ResourceList view={nfcProductView} filters={filters} />;
}
