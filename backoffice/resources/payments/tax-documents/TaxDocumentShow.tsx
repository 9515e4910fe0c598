import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Button } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { CodeInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import type { ResourceRecord } from '../../../kit/resource-entities.ts';
import { taxDocumentFields } from './fields.tsx';

export const TaxDocumentShow = () => (
  <Show actions={<RecordActions commands={<Commands />} />}>
    <TaxDocumentHead />
    {taxDocumentFields}
  </Show>
);

/** The document itself, at the provider. */
function TaxDocumentHead() {
  const word = useMessages();
  const document = useRecordContext<ResourceRecord<'tax-documents'>>();
  if (!document?.url) return null;
  return (
    <Button
      href={document.url}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      sx={{ mt: 1.5, mb: 3, minBlockSize: 44 }}
    >
      {word('payments.taxOpen')}
    </Button>
  );
}

function Commands() {
  const word = useMessages();
  const document = useRecordContext<ResourceRecord<'tax-documents'>>();
  if (!document) return null;
  return document.status === 'issued' ? (
    <CommandButton command="enter-allocation" words="payments.taxEnterAllocation">
      <CodeInput source="allocationNumber" label={word('payments.taxAllocationNumber')} />
    </CommandButton>
  ) : (
    <CommandButton command="retry" words="payments.taxRetry" variant="contained" />
  );
}
