import { TableList } from '../../../kit/list/TableList.tsx';
import { dayFilters, namedFilter, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ProformaTable } from './fields.tsx';

const filters = [
  searchFilter,
  namedFilter('transfer', 'payments.transfer', [
    { id: 'waiting', name: 'bikur.payments.transferWaiting' },
    { id: 'review', name: 'bikur.payments.transferReview' },
    { id: 'paid', name: 'bikur.payments.transferPaid' },
    { id: 'over', name: 'bikur.payments.transferOver' },
  ]),
  nameFilter('userId', 'users'),
  ...dayFilters('createdAt'),
];

/** Transfers that are awaited are first, the next to lapse on top. */
const quick: readonly QuickFilter[] = [
  {
    label: 'payments.transferWaiting',
    filter: { transfer: 'waiting' },
    sort: { field: 'dueAt', order: 'ASC' },
  },
  { label: 'payments.transferReview', filter: { transfer: 'review' } },
  { label: 'payments.transferPaid', filter: { transfer: 'paid' } },
];

export const ProformaList = () => (
  <TableList filters={filters} views={quick}>
    <ProformaTable />
  </TableList>
);
