import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { DisputeTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'disputeStatus', true),
  nameFilter('userId', 'users'),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('openedAt'),
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

export const DisputeList = () => (
  <TableList filters={filters} sort={{ field: 'openedAt', order: 'DESC' }} views={quick}>
    <DisputeTable />
  </TableList>
);
