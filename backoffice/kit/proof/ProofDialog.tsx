import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { giveProofEndpoint, readProofEndpoint } from '../../../api/contract/accounts/proof.endpoint.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { call } from '../providers/call.ts';
import { labelsAbove } from '../theme/labels-above.ts';
import { answer } from './ask-store.ts';
import { focusPassword } from './focus-password.ts';
import { GoogleProofButton } from './GoogleProofButton.tsx';

/** Asks for a proof of identity with what this person has; then the refused request is sent again. */
export function ProofDialog() {
  const word = useMessages();
  const translate = useTranslate();
  const titleId = useId();
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['proof'],
    queryFn: ({ signal }) => call(readProofEndpoint, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const methods = data?.methods ?? ['password'];

  async function give() {
    setIssue(null);
    setSending(true);
    try {
      await call(giveProofEndpoint, { body: { kind: 'password', password } });
      answer(true);
    } catch (failure) {
      const said = failure instanceof HttpError ? failure : null;
      const { errors } = (said?.body ?? {}) as { errors?: { password?: string } };
      const message = errors?.password ?? String(said?.message ?? word('proof.failed'));
      setIssue(translate(message, { _: message }));
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: focusPassword } }}
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : answer(false))}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog lies within the page's forms in React's tree, which must not be sent with it.
          event.stopPropagation();
          if (!isSending) void give();
        }}
      >
        <DialogTitle id={titleId}>{word('proof.title')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5, ...labelsAbove }}>
          <p style={{ margin: 0 }}>{word('proof.why')}</p>
          {error ? <Alert severity="error">{word('errors.recordFailed')}</Alert> : null}
          {methods.includes('password') ? (
            <TextField
              label={word('proof.password')}
              type="password"
              autoComplete="current-password"
              fullWidth
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              error={issue !== null}
              helperText={issue ?? ' '}
              slotProps={{ htmlInput: { dir: 'ltr' }, formHelperText: { role: issue ? 'alert' : undefined } }}
            />
          ) : null}
          {methods.includes('google') ? <GoogleProofButton onGiven={() => answer(true)} /> : null}
          {methods.length === 0 ? <Alert severity="warning">{word('proof.none')}</Alert> : null}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, padding: '8px 24px 20px' }}>
          <Button onClick={() => answer(false)}>{word('command.cancel')}</Button>
          {methods.includes('password') ? (
            <Button type="submit" variant="contained" disabled={isSending || password === ''}>
              {isSending ? word('command.running') : word('proof.go')}
            </Button>
          ) : null}
        </DialogActions>
      </form>
    </Dialog>
  );
}
