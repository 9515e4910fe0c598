import { TableList } from '../../../kit/list/TableList.tsx';
import { QuickFilters } from '../../../kit/list/QuickFilters.tsx';
import { choiceFilter, dayFilters, namedFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { PayoutLineTable } from './fields.tsx';

const filters = [
  searchFilter,
  namedFilter('review', 'payments.review', [
    { id: 'open', name: 'bikur.payments.reviewOpen' },
    { id: 'handled', name: 'bikur.payments.reviewHandled' },
  ]),
  choiceFilter('difference', 'payoutDifference', true),
  choiceFilter('kind', 'payoutLineKind'),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('movedAt'),
];

/** Differences that wait for staff are first, oldest on top. */
const quick: readonly QuickFilter[] = [
  { label: 'payments.reviewOpen', filter: { review: 'open' }, sort: { field: 'foundAt', order: 'ASC' } },
  { label: 'payments.reviewHandled', filter: { review: 'handled' } },
];

export const PayoutLineList = () => (
  <TableList filters={filters} sort={{ field: 'movedAt', order: 'DESC' }}>
    <QuickFilters of={quick} />
    <PayoutLineTable />
  </TableList>
);
