import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { cardReportView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'reportStatus', true),
  choiceFilter('reason', 'reportReason', true),
  nameFilter('profileId', 'business-profiles'),
  nameFilter('handledBy', 'users'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function CardReportList() {
  return <ResourceList view={cardReportView} filters={filters} />;
}
