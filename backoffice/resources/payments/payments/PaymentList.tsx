import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  dayFilters,
  namedFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { PaymentTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'attemptStatus', true),
  choiceFilter('kind', 'attemptKind', true),
  nameFilter('userId', 'users'),
  namedFilter('waits', 'payments.waits', [
    { id: 'people', name: 'bikur.payments.waitsPeople' },
    { id: 'answer', name: 'bikur.payments.waitsAnswer' },
  ]),
  choiceFilter('provider', 'paymentProvider'),
  ...dayFilters('createdAt'),
];

/** Payments that wait for staff are first, oldest on top. */
const quick: readonly QuickFilter[] = [
  { label: 'payments.queue', filter: { waits: 'people' }, sort: { field: 'createdAt', order: 'ASC' } },
  { label: 'payments.answers', filter: { waits: 'answer' } },
  { label: 'payments.toSendBack', filter: { provider: 'bank', kind: 'refund', status: 'created' } },
  { label: 'payments.declined', filter: { status: 'failed' } },
  { label: 'payments.refundsOnly', filter: { kind: 'refund' } },
];

export const PaymentList = () => (
  <TableList filters={filters} views={quick}>
    <PaymentTable />
  </TableList>
);
