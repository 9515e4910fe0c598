import { choiceFilter, fromFilter, nameFilter, untilFilter } from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { redemptionView } from './fields.ts';

const filters = [
  choiceFilter('status', 'redemptionStatus', true),
  nameFilter('userId', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function RedemptionList() {
  return <ResourceList view={redemptionView} filters={filters} />;
}
