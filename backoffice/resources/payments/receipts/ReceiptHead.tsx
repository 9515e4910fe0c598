import { readAnyReceiptDocumentEndpoint } from '../../../../api/contract/payments/receipt-documents.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { useRecordContext } from 'react-admin';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';

/** The document as the customer received it, and the way to the provider's tax document. */
export function ReceiptHead() {
  const word = useMessages();
  const receipt = useRecordContext<ResourceRecord<'receipts'>>();
  if (!receipt) return null;
  const ofReceipt = new URLSearchParams({ filter: JSON.stringify({ receiptId: receipt.id }) }).toString();
  return (
    <Stack direction="row" useFlexGap sx={{ mb: 3, gap: 1.5, flexWrap: 'wrap' }}>
      <Button
        href={pathOf(readAnyReceiptDocumentEndpoint, { params: { id: receipt.id } })}
        download
        variant="outlined"
        sx={{ minBlockSize: 44 }}
      >
        {word('show.document')}
      </Button>
      <Button component={Link} to={`/tax-documents?${ofReceipt}`} sx={{ minBlockSize: 44 }}>
        {word('payments.taxOfReceipt')}
      </Button>
    </Stack>
  );
}
