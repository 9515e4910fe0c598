import { TableList } from '../../../kit/list/TableList.tsx';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { CardReportTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'reportStatus', true),
  choiceFilter('reason', 'reportReason', true),
  nameFilter('profileId', 'business-profiles'),
  nameFilter('handledBy', 'users'),
  ...dayFilters('createdAt'),
];

export function CardReportList() {
  return (
    <TableList filters={filters}>
      <CardReportTable
        bulk={
          <>
            <BulkCommandButton command="review" words="desk.reports.review" />
            <BulkCommandButton command="dismiss" words="desk.reports.dismiss" />
          </>
        }
      />
    </TableList>
  );
}
