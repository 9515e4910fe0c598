import { TableList } from '../../../kit/list/TableList.tsx';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import {
  choiceFilter,
  fromFilter,
  nameFilter,
  searchFilter,
  untilFilter,
} from '../../../kit/list/filter-inputs.tsx';
import { CardReportTable } from './fields.tsx';

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
  const word = useMessages();
  return (
    <TableList filters={filters}>
      <CardReportTable
        bulk={
          <>
            <BulkCommandButton
              command="review"
              label={word('desk.reports.review')}
              explain={word('desk.reports.reviewExplain')}
            />
            <BulkCommandButton
              command="dismiss"
              label={word('desk.reports.dismiss')}
              explain={word('desk.reports.dismissExplain')}
            />
          </>
        }
      />
    </TableList>
  );
}
