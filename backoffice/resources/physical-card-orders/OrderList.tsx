import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { orderView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'orderStatus', true),
  nameFilter('userId', 'users'),
  nameFilter('profileId', 'business-profiles'),
  choiceFilter('paymentMethod', 'paymentType'),
  fromFilter('createdAt'),
  untilFilter('estimatedDeliveryDate'),
];

export function OrderList() {
  return <ResourceList view={orderView} filters={filters} />;
}
