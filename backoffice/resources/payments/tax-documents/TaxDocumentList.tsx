import { choiceFilter, fromFilter, namedFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { taxDocumentView } from './fields.ts';

const filters = [
  choiceFilter('status', 'taxDocumentStatus', true),
  choiceFilter('kind', 'taxDocumentKind'),
  namedFilter('review', 'payments.review', [{ id: 'open', name: 'bikur.payments.taxReview' }]),
  choiceFilter('provider', 'paymentProvider'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

/** What waits for staff is first, oldest on top. */
const quick: readonly QuickFilter[] = [
  { label: 'payments.taxReview', filter: { review: 'open' }, sort: { field: 'createdAt', order: 'ASC' } },
];

export function TaxDocumentList() {
  return <ResourceList view={taxDocumentView} filters={filters} quick={quick} />;
}
