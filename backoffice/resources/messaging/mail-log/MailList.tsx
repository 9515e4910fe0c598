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
import { MailTable } from './fields.tsx';

const filters = [
  searchFilter,
  choiceFilter('status', 'mailStatus', true),
  choiceFilter('template', 'mailTemplate', true),
  nameFilter('userId', 'users'),
  choiceFilter('language', 'cardLanguage'),
  fromFilter('createdAt'),
  untilFilter('createdAt'),
];

export function MailList() {
  const word = useMessages();
  const sendAgain = (
    <BulkCommandButton
      command="send-again"
      label={word('desk.mail.bulkAgain')}
      explain={word('desk.mail.bulkAgainExplain')}
    />
  );
  return (
    <TableList filters={filters}>
      <MailTable bulk={sendAgain} />
    </TableList>
  );
}
