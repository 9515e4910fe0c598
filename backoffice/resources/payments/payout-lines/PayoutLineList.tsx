import { choiceFilter, fromFilter, namedFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { payoutLineView } from './fields.ts';

const filters = [
  namedFilter('review', 'payments.review', [
    { id: 'open', name: 'bikur.payments.reviewOpen' },
    { id: 'handled', name: 'bikur.payments.reviewHandled' },
  ]),
  choiceFilter('difference', 'payoutDifference', true),
  choiceFilter('kind', 'payoutLineKind'),
  choiceFilter('provider', 'paymentProvider'),
  fromFilter('movedAt'),
  untilFilter('movedAt'),
];

/** Differences that wait for staff are first, oldest on top. */
const quick: readonly QuickFilter[] = [
  { label: 'payments.reviewOpen', filter: { review: 'open' }, sort: { field: 'foundAt', order: 'ASC' } },
  { label: 'payments.reviewHandled', filter: { review: 'handled' } },
];

export function PayoutLineList() {
  return <ResourceList view={payoutLineView} filters={filters} quick={quick} />;
}
