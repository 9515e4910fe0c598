import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { receiptView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'receiptStatus', true),
  nameFilter('userId', 'users'),
  choiceFilter('paymentMethod', 'paymentType'),
  choiceFilter('currency', 'currency'),
  fromFilter('paymentDate'),
  untilFilter('paymentDate'),
];

export function ReceiptList() {
  return <ResourceList view={receiptView} filters={filters} />;
}
