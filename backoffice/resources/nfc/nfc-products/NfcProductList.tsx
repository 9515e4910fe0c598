import { List } from 'react-admin';
import { flagFilter } from '../../../kit/list/filter-inputs.tsx';
import { ReorderProducts } from '../../../kit/list/ReorderProducts.tsx';
import { NfcProductTable } from './fields.tsx';

const filters = [flagFilter('isActive', true)];

export const NfcProductList = () => (
  <>
    <ReorderProducts resource="nfc-products" />
    <List filters={filters} sort={{ field: 'sortOrder', order: 'ASC' }}>
      <NfcProductTable />
    </List>
  </>
);
