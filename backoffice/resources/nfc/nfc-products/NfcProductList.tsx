import { flagFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { ReorderProducts } from '../../../kit/list/ReorderProducts.tsx';
import { nfcProductView } from './fields.ts';

const filters = [flagFilter('isActive', true)];

export function NfcProductList() {
  return (
    <>
      <ReorderProducts resource="nfc-products" />
      <ResourceList view={nfcProductView} filters={filters} canCreate />
    </>
  );
}
