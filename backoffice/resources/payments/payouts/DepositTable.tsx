import { Button, MenuItem, styled, TextField } from '@mui/material';
import { useRef, useState, type ChangeEvent } from 'react';
import { useNotify, useRedirect, useTranslate } from 'react-admin';
import { enteredProviders } from '../../../../api/contract/payments/entities/payout.schema.ts';
import { importPayoutsEndpoint } from '../../../../api/contract/payments/payout-import.endpoint.ts';
import { issuesOf } from '../../../kit/commands/use-command.ts';
import { FormSection } from '../../../kit/form/FormSection.tsx';
import { useMessages } from '../../../kit/i18n/use-messages.ts';
import { call } from '../../../kit/providers/call.ts';
import { labelsAbove } from '../../../kit/theme/labels-above.ts';

const Room = styled('div')(({ theme }) => ({
  maxInlineSize: 760,
  marginBlockStart: 32,
  '& p': { gridColumn: '1 / -1', margin: 0, marginBlockEnd: 8, color: theme.tokens.muted },
  '& textarea': { fontFamily: 'monospace' },
  '& .buttons': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 },
  [theme.breakpoints.down('md')]: { '& .MuiButton-root': { minBlockSize: 44 } },
}));

/** Deposits of a spreadsheet: all of its lines are entered, or none, and what was pasted stays. */
export function DepositTable() {
  const word = useMessages();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const file = useRef<HTMLInputElement>(null);
  const [provider, setProvider] = useState<(typeof enteredProviders)[number]>('payplus');
  const [text, setText] = useState('');
  const [issue, setIssue] = useState('');
  const [isBusy, setBusy] = useState(false);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (!chosen) return;
    try {
      setText(new TextDecoder('utf-8', { fatal: true }).decode(await chosen.arrayBuffer()));
      setIssue('');
    } catch {
      setIssue(word('payments.depositTableUnreadable'));
    } finally {
      // The same file can be chosen again.
      target.value = '';
    }
  };
  const send = async () => {
    setBusy(true);
    setIssue('');
    try {
      const done = await call(importPayoutsEndpoint, { body: { provider, table: text } });
      const told = word('payments.depositTableDone', done);
      notify(told, { type: 'success', messageArgs: { _: told } });
      redirect('list', 'payouts');
    } catch (error) {
      const [first = ''] = Object.values(issuesOf(error));
      setIssue(translate(first, { _: first }));
      setBusy(false);
    }
  };
  return (
    <Room sx={labelsAbove}>
      <FormSection title={word('payments.depositTable')}>
        <p>{word('payments.depositTableExplain')}</p>
        <TextField
          select
          size="small"
          label={translate('resources.payouts.fields.provider')}
          value={provider}
          onChange={({ target }) => setProvider(target.value as typeof provider)}
        >
          {enteredProviders.map((id) => (
            <MenuItem key={id} value={id}>
              {translate(`bikur.choices.paymentProvider.${id}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          className="wide"
          multiline
          minRows={4}
          maxRows={14}
          label={word('payments.depositTableText')}
          value={text}
          error={issue !== ''}
          helperText={issue}
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false }, formHelperText: { role: 'alert' } }}
        />
        <div className="buttons">
          <Button variant="contained" disabled={isBusy || text.trim() === ''} onClick={() => void send()}>
            {word('payments.depositTableSend')}
          </Button>
          <Button variant="outlined" onClick={() => file.current?.click()}>
            {word('payments.depositTableFile')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,text/csv"
            hidden
            aria-label={word('payments.depositTableFile')}
            onChange={(event) => void choose(event)}
          />
        </div>
      </FormSection>
    </Room>
  );
}
