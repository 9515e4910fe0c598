import { Button } from '@mui/material';
import { Show } from 'react-admin';
import { Link } from 'react-router';
import { readAnyProformaEndpoint } from '../../../../api/contract/payments/transfers.endpoint.ts';
import { pathOf } from '../../../../api/contract/endpoint.ts';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { proformaFields } from './fields.tsx';

export const ProformaShow = () => (
  <Show actions={<RecordActions commands={<ProformaLinks />} />}>{proformaFields}</Show>
);

/** The document as the customer has it, and the payment on which staff write down what came. */
function ProformaLinks() {
  const word = useMessages();
  const proforma = usePageRecord<'proformas'>();
  const { id, attemptId, status } = proforma;
  return (
    <>
      <Button
        component={Link}
        to={`/payments/${attemptId}/show`}
        variant={status === 'pending' ? 'contained' : 'outlined'}
      >
        {word('payments.transferPayment')}
      </Button>
      <Button href={pathOf(readAnyProformaEndpoint, { params: { id } })} download variant="outlined">
        {word('show.document')}
      </Button>
    </>
  );
}
