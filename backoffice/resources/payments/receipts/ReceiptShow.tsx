import { useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { ResourceShow } from '../../../kit/show/ResourceShow.tsx';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { ReceiptHead } from './ReceiptHead.tsx';
import { receiptView } from './fields.ts';

export function ReceiptShow() {
  return <ResourceShow view={receiptView} head={<ReceiptHead />} actions={<MailAgain />} />;
}

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
