import { readAnyReceiptDocumentEndpoint } from '../../../../api/contract/payments/receipt-documents.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The document as the customer received it. */
export function ReceiptHead() {
  const word = useMessages();
  const receipt = useRecordContext<ResourceRecord<'receipts'>>();
  if (!receipt) return null;
  return (
    <Button
      href={pathOf(readAnyReceiptDocumentEndpoint, { params: { id: receipt.id } })}
      download
      variant="outlined"
      sx={{ mb: 3, minBlockSize: 44 }}
    >
      {word('show.document')}
    </Button>
  );
}
