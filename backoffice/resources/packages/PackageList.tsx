import {
  choiceFilter,
  flagFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { packageView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'packageStatus', true),
  nameFilter('productId', 'products'),
  nameFilter('userId', 'users'),
  choiceFilter('billingCycle', 'billingCycle'),
  choiceFilter('renewalProcessStatus', 'renewalProcessStatus'),
  flagFilter('isPaid'),
  flagFilter('autoRenew'),
  flagFilter('isEnterprise'),
  fromFilter('endDate'),
  untilFilter('endDate'),
];

export function PackageList() {
  return <ResourceList view={packageView} filters={filters} />;
}
