import { usePageRecord } from '../../../kit/show/use-page-record.ts';
import { RecordActions } from '../../../kit/show/RecordActions.tsx';
import { Button } from '@mui/material';
import { Show } from 'react-admin';
import { CommandButton } from '../../../kit/commands/CommandButton.tsx';
import { CodeInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { taxDocumentFields } from './fields.tsx';

export const TaxDocumentShow = () => (
  <Show actions={<RecordActions commands={<TaxDocumentCommands />} />}>{taxDocumentFields}</Show>
);

/** The document itself, at the provider, and what staff do about one that isn't whole. */
function TaxDocumentCommands() {
  const word = useMessages();
  const document = usePageRecord<'tax-documents'>();
  return (
    <>
      {document.url ? (
        <Button href={document.url} target="_blank" rel="noreferrer" variant="outlined">
          {word('payments.taxOpen')}
        </Button>
      ) : null}
      {document.status === 'issued' ? (
        <CommandButton command="enter-allocation" words="payments.taxEnterAllocation">
          <CodeInput source="allocationNumber" label={word('payments.taxAllocationNumber')} />
        </CommandButton>
      ) : (
        <CommandButton command="retry" words="payments.taxRetry" variant="contained" />
      )}
    </>
  );
}
