import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { recurringPaymentView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'recurringPaymentStatus', true),
  nameFilter('userId', 'users'),
  nameFilter('productId', 'products'),
  fromFilter('nextChargeDate'),
  untilFilter('nextChargeDate'),
];

export function RecurringPaymentList() {
  return <ResourceList view={recurringPaymentView} filters={filters} />;
}
