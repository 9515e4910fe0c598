import { choiceFilter, fromFilter, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { allocationView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'allocationStatus', true),
  nameFilter('profileId', 'business-profiles'),
  nameFilter('userId', 'users'),
  nameFilter('orderId', 'physical-card-orders'),
  fromFilter('createdAt'),
];

export function AllocationList() {
  return <ResourceList view={allocationView} filters={filters} />;
}
