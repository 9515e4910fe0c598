import { TableList } from '../../../kit/list/TableList.tsx';
import { flagFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { ReorderProducts } from '../../../kit/list/ReorderProducts.tsx';
import { NfcProductTable } from './fields.tsx';

const filters = [searchFilter, flagFilter('isActive', true)];

export const NfcProductList = () => (
  <>
    <ReorderProducts resource="nfc-products" />
    <TableList filters={filters} sort={{ field: 'sortOrder', order: 'ASC' }}>
      <NfcProductTable />
    </TableList>
  </>
);
