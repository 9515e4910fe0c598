import { fromFilter, namedFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { proformaView } from './fields.ts';

const filters = [
  namedFilter('transfer', 'payments.transfer', [
    { id: 'waiting', name: 'bikur.payments.transferWaiting' },
    { id: 'review', name: 'bikur.payments.transferReview' },
    { id: 'paid', name: 'bikur.payments.transferPaid' },
    { id: 'over', name: 'bikur.payments.transferOver' },
  ]),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
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

export function ProformaList() {
  return <ResourceList view={proformaView} filters={filters} quick={quick} />;
}
