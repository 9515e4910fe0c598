import { Button } from '@mui/material';
import { Show } from 'react-admin';
import { Link } from 'react-router';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { readAnyReceiptDocumentEndpoint } from '../../../../api/contract/payments/receipt-documents.endpoint.ts';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { listPath } from '../../../kit/list/list-path.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { receiptFields } from './fields.tsx';

export const ReceiptShow = () => (
  <Show actions={<RecordActions commands={<ReceiptCommands />} />}>{receiptFields}</Show>
);

/** The document as the customer received it, the way to the provider's tax document, and the same mail once more. */
function ReceiptCommands() {
  const word = useMessages();
  const receipt = usePageRecord<'receipts'>();
  const { id } = receipt;
  return (
    <>
      <Button href={pathOf(readAnyReceiptDocumentEndpoint, { params: { id } })} download variant="outlined">
        {word('show.document')}
      </Button>
      <Button component={Link} to={listPath('tax-documents', { receiptId: id })} variant="outlined">
        {word('payments.taxOfReceipt')}
      </Button>
      {receipt.userId === null ? null : <CommandButton command="send-again" words="payments.mailAgain" />}
    </>
  );
}
