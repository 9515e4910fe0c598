import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  flagFilter,
  dayFilters,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { AddressTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('addressType', 'addressType', true),
  flagFilter('isPrimary', true),
  nameFilter('userId', 'users'),
  ...dayFilters('createdAt', ['from']),
];

const quick: QuickFilter[] = [
  { label: 'addressPage.ask.primary', filter: { isPrimary: true } },
  { label: 'addressPage.ask.shipping', filter: { addressType: 'shipping' } },
];

export const AddressList = () => (
  <TableList filters={filters} views={quick}>
    <AddressTable />
  </TableList>
);
