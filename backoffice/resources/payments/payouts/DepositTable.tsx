import { Box, Button } from '@mui/material';
import { useRef, type ChangeEvent } from 'react';
import { Form, required, SelectInput, useNotify, useRedirect } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { enteredProviders } from '../../../../api/contract/payments/entities/payout.schema.ts';
import { importPayoutsEndpoint } from '../../../../api/contract/payments/payout-import.endpoint.ts';
import { SubmitButton } from '../../../kit/commands/SubmitButton.tsx';
import { issuesOf } from '../../../kit/commands/use-command.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { WordsInput } from '../../../kit/form/text-inputs.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import { labelsAbove } from '../../../kit/theme/labels-above.ts';

/** Whose deposits staff enter. */
export const providers = enteredProviders.map((id) => ({ id, name: `bikur.choices.paymentProvider.${id}` }));

interface Typed {
  provider: (typeof enteredProviders)[number];
  table: string;
}

/** Deposits of a spreadsheet: all of its lines are entered, or none, and what was pasted stays. */
export function DepositTable() {
  const word = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const send = (body: Typed) =>
    call(importPayoutsEndpoint, { body }).then(
      (done) => {
        const told = word('payments.depositTableDone', done);
        notify(told, { type: 'success', messageArgs: { _: told } });
        redirect('list', 'payouts');
      },
      (error) => {
        const { provider, ...others } = issuesOf(error);
        // The others are of a line of the table, or of the whole.
        return provider ? { provider } : { table: Object.values(others)[0] };
      },
    );
  return (
    <Form
      record={{}}
      defaultValues={{ provider: 'payplus', table: '' }}
      onSubmit={send as never}
      disableInvalidFormNotification
    >
      <Box sx={{ maxInlineSize: 760, marginBlockStart: 4, ...labelsAbove }}>
        <FormSection title={word('payments.depositTable')}>
          <Box component="p" className="wide" sx={{ margin: '0 0 8px', color: 'text.secondary' }}>
            {word('payments.depositTableExplain')}
          </Box>
          <SelectInput
            source="provider"
            label="resources.payouts.fields.provider"
            choices={providers}
            validate={required()}
          />
          <WordsInput
            source="table"
            className="wide"
            label={word('payments.depositTableText')}
            validate={required()}
            multiline
            minRows={4}
            maxRows={14}
            slotProps={{ htmlInput: { dir: 'auto', spellCheck: false, style: { fontFamily: 'monospace' } } }}
          />
          <Box className="wide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <SubmitButton label={word('payments.depositTableSend')} />
            <FileButton />
          </Box>
        </FormSection>
      </Box>
    </Form>
  );
}

/** Puts what stands in a file into the field. */
function FileButton() {
  const word = useMessages();
  const { setValue, setError, clearErrors } = useFormContext<Typed>();
  const file = useRef<HTMLInputElement>(null);
  const label = word('payments.depositTableFile');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    try {
      setValue('table', new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()));
      clearErrors();
    } catch {
      setError('table', { message: 'bikur.payments.depositTableUnreadable' });
    } finally {
      // The same file can be chosen again.
      target.value = '';
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => file.current?.click()}>
        {label}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
    </>
  );
}
