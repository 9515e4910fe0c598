import {
  choiceFilter,
  fromFilter,
  namedFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import type { QuickFilter } from '../../../kit/list/quick-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { receiptView } from './fields.ts';

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
  fromFilter('paymentDate'),
  untilFilter('paymentDate'),
];

const quick: readonly QuickFilter[] = [
  { label: 'payments.credits', filter: { kind: 'credit' } },
  { label: 'payments.closedAccounts', filter: { of: 'closed' }, sort: { field: 'keptAt', order: 'DESC' } },
];

export function ReceiptList() {
  return <ResourceList view={receiptView} filters={filters} quick={quick} />;
}
