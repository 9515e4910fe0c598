import { List } from 'react-admin';
import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { CardReviewTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'reviewStatus', true),
  choiceFilter('kind', 'reviewKind'),
  choiceFilter('reportReason', 'reviewReportReason'),
  nameFilter('profileId', 'business-profiles'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export const CardReviewList = () => (
  <List filters={filters}>
    <CardReviewTable />
  </List>
);
