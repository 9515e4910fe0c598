import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../list/filter-inputs.tsx';
import { ResourceList } from '../../list/ResourceList.tsx';
import { leadView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'leadStatus', true),
  choiceFilter('service', 'leadService'),
  nameFilter('profileId', 'business-profiles'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function LeadList() {
  return <ResourceList view={leadView} filters={filters} />;
}
