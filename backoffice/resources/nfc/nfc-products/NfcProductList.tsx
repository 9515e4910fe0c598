import { flagFilter } from '../../../list/filter-inputs.tsx';
import { ResourceList } from '../../../list/ResourceList.tsx';
import { ReorderProducts } from '../../../shop/ReorderProducts.tsx';
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
