import {
  choiceFilter,
  flagFilter,
  fromFilter,
  nameFilter,
  searchFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { paymentMethodView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('paymentType', 'paymentType', true),
  flagFilter('isActive', true),
  choiceFilter('paymentProvider', 'paymentProvider'),
  flagFilter('isDefault'),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
];

export function PaymentMethodList() {
  return <ResourceList view={paymentMethodView} filters={filters} />;
}
