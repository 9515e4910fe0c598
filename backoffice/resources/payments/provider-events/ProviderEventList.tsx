import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ProviderEventTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'eventStatus', true),
  choiceFilter('hint', 'eventHint'),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('createdAt'),
];

const quick: readonly QuickFilter[] = [{ label: 'payments.parked', filter: { status: 'parked' } }];

export const ProviderEventList = () => (
  <TableList filters={filters} views={quick}>
    <ProviderEventTable />
  </TableList>
);
