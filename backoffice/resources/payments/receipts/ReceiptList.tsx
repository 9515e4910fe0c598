import { TableList } from '../../../kit/list/TableList.tsx';
import {
  choiceFilter,
  dayFilters,
  namedFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ReceiptTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'receiptStatus', true),
  choiceFilter('kind', 'receiptKind'),
  nameFilter('userId', 'users'),
  choiceFilter('paymentMethod', 'paymentType'),
  choiceFilter('currency', 'currency'),
  namedFilter('of', 'payments.receiptsOf', [
    { id: 'open', name: 'bikur.payments.openAccounts' },
    { id: 'closed', name: 'bikur.payments.closedAccounts' },
  ]),
  ...dayFilters('paymentDate'),
];

const quick: readonly QuickFilter[] = [
  { label: 'payments.credits', filter: { kind: 'credit' } },
  { label: 'payments.closedAccounts', filter: { of: 'closed' }, sort: { field: 'keptAt', order: 'DESC' } },
];

export const ReceiptList = () => (
  <TableList filters={filters} views={quick}>
    <ReceiptTable />
  </TableList>
);
