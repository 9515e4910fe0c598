import { choiceFilter, flagFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { couponView } from './fields.ts';

const filters = [
  flagFilter('isActive', true),
  choiceFilter('holdsFor', 'couponHolds', true),
  choiceFilter('billingCycle', 'billingCycle'),
];

export function CouponList() {
  return <ResourceList view={couponView} filters={filters} canCreate />;
}
