import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, flagFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { ReorderProducts } from '../../../kit/list/ReorderProducts.tsx';
import { ProductTable } from './fields.tsx';

const filters = [
  searchFilter,
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
      <TableList filters={filters} sort={{ field: 'sortOrder', order: 'ASC' }}>
        <ProductTable />
      </TableList>
    </>
  );
}
