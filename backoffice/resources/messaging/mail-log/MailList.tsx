import { TableList } from '../../../kit/list/TableList.tsx';
import { BulkCommandButton } from '../../../kit/commands/BulkCommandButton.tsx';
import { choiceFilter, dayFilters, nameFilter, searchFilter } from '../../../kit/list/filter-inputs.tsx';
import { MailTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'mailStatus', true),
  choiceFilter('template', 'mailTemplate', true),
  nameFilter('userId', 'users'),
  choiceFilter('language', 'cardLanguage'),
  ...dayFilters('createdAt'),
];

export function MailList() {
  const sendAgain = <BulkCommandButton command="send-again" words="desk.mail.bulkAgain" />;
  return (
    <TableList filters={filters}>
      <MailTable bulk={sendAgain} />
    </TableList>
  );
}
