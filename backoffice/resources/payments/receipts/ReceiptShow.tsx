import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { ReceiptHead } from './ReceiptHead.tsx';
import { receiptFields } from './fields.tsx';

export const ReceiptShow = () => (
  <Show actions={<RecordActions commands={<MailAgain />} />}>
    <ReceiptHead />
    {receiptFields}
  </Show>
);

function MailAgain() {
  const word = useMessages();
  const receipt = useRecordContext<ResourceRecord<'receipts'>>();
  if (!receipt || receipt.userId === null) return null;
  return (
    <CommandButton
      command="send-again"
      label={word('payments.mailAgain')}
      explain={word('payments.mailAgainExplain')}
      success={word('payments.mailed')}
    />
  );
}
