import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Show, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
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
  const receipt = useRecordContext<ResourceRecord<'receipts'>>();
  if (!receipt || receipt.userId === null) return null;
  return <CommandButton command="send-again" words="payments.mailAgain" />;
}
