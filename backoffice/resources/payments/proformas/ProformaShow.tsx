import { Button, Stack } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { readAnyProformaEndpoint } from '../../../../api/contract/payments/transfers.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { proformaFields } from './fields.tsx';

export const ProformaShow = () => (
  <Show>
    <ProformaHead />
    {proformaFields}
  </Show>
);

/** The document as the customer has it, and the payment on which staff write down what came. */
function ProformaHead() {
  const word = useMessages();
  const proforma = useRecordContext<ResourceRecord<'proformas'>>();
  if (!proforma) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ mb: 3, gap: 1.5, flexWrap: 'wrap' }}>
      <Button
        component={Link}
        to={`/payments/${proforma.attemptId}/show`}
        variant={proforma.status === 'pending' ? 'contained' : 'outlined'}
        sx={{ minBlockSize: 44 }}
      >
        {word('payments.transferPayment')}
      </Button>
      <Button
        href={pathOf(readAnyProformaEndpoint, { params: { id: proforma.id } })}
        download
        variant="outlined"
        sx={{ minBlockSize: 44 }}
      >
        {word('show.document')}
      </Button>
    </Stack>
  );
}
