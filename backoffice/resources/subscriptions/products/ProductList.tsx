import { choiceFilter, flagFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { ReorderProducts } from '../../../kit/list/ReorderProducts.tsx';
import { productView } from './fields.ts';

const filters = [
  choiceFilter('packageType', 'packageType', true),
  flagFilter('isActive', true),
  flagFilter('showAtHome'),
  flagFilter('showAtUpgrade'),
  flagFilter('isPopular'),
  choiceFilter('billingCycle', 'billingCycle'),
];

export function ProductList() {
  return (
    <>
      <ReorderProducts resource="products" />
      <ResourceList view={productView} filters={filters} canCreate />
    </>
  );
}
