import { choiceFilter, fromFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { disputeView } from './fields.ts';

const filters = [
  choiceFilter('status', 'disputeStatus', true),
  nameFilter('userId', 'users'),
  choiceFilter('provider', 'paymentProvider'),
  fromFilter('openedAt'),
  untilFilter('openedAt'),
];

/** Those that wait for our evidence are first, the one that is due soonest on top. */
const quick: readonly QuickFilter[] = [
  {
    label: 'disputes.waiting',
    filter: { status: 'opened' },
    sort: { field: 'evidenceDueAt', order: 'ASC' },
  },
  { label: 'disputes.atBank', filter: { status: 'evidence_sent' } },
  { label: 'disputes.lost', filter: { status: 'lost' } },
];

export function DisputeList() {
  return <ResourceList view={disputeView} filters={filters} quick={quick} />;
}
