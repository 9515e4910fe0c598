import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, namedFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { TaxDocumentTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'taxDocumentStatus', true),
  choiceFilter('kind', 'taxDocumentKind'),
  namedFilter('review', 'payments.review', [{ id: 'open', name: 'bikur.payments.taxReview' }]),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('createdAt'),
];

/** What waits for staff is first, oldest on top. */
const quick: readonly QuickFilter[] = [
  { label: 'payments.taxReview', filter: { review: 'open' }, sort: { field: 'createdAt', order: 'ASC' } },
];

export const TaxDocumentList = () => (
  <TableList filters={filters} views={quick}>
    <TaxDocumentTable />
  </TableList>
);
