import { TableList } from '../../../kit/list/TableList.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CardReviewTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'reviewStatus', true),
  choiceFilter('kind', 'reviewKind'),
  choiceFilter('reportReason', 'reviewReportReason'),
  nameFilter('profileId', 'business-profiles'),
  ...dayFilters('createdAt'),
];

export const CardReviewList = () => (
  <TableList filters={filters}>
    <CardReviewTable />
  </TableList>
);
