import { TableList } from '../../../kit/list/TableList.tsx';
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
  <TableList filters={filters}>
    <CardReviewTable />
  </TableList>
);
