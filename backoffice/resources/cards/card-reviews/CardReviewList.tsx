import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { cardReviewView } from './fields.ts';

const filters = [
  searchFilter,
  choiceFilter('status', 'reviewStatus', true),
  choiceFilter('kind', 'reviewKind'),
  choiceFilter('reportReason', 'reviewReportReason'),
  nameFilter('profileId', 'business-profiles'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function CardReviewList() {
  return <ResourceList view={cardReviewView} filters={filters} />;
}
