import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { giveSecondFactorEndpoint } from '../../../api/contract/accounts/factors.endpoint.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { call } from '../providers/call.ts';
import { labelsAbove } from '../theme/labels-above.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { givePasskey } from './passkeys.ts';

/** Takes a code of the app, a recovery code or a passkey of whoever is signed in. */
export function SecondFactorForm({
  hasPasskey,
  takesCode,
  onDone,
}: {
  hasPasskey: boolean;
  /** Whether this person has an app or recovery codes: whoever has passkeys alone isn't asked for a code. */
  takesCode: boolean;
  onDone(): void;
}) {
  const word = useMessages();
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function give() {
    setIssue(null);
    setRefused(null);
    setIsSending(true);
    try {
      await call(giveSecondFactorEndpoint, { body: { code } });
      onDone();
    } catch (error) {
      const { errors } = ((error instanceof HttpError && error.body) || {}) as { errors?: { code?: string } };
      const message = error instanceof HttpError ? String(error.message) : word('login.failed');
      if (errors?.code) setIssue(errors.code);
      else setRefused(translate(message, { _: message }));
      setIsSending(false);
    }
  }

  return (
    <Box
      component="form"
      noValidate
      sx={labelsAbove}
      onSubmit={(event) => {
        event.preventDefault();
        // Over a page it lies within that page's forms in React's tree, which must not be sent with it.
        event.stopPropagation();
        if (!isSending) void give();
      }}
    >
      {refused ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {refused}
        </Alert>
      ) : null}
      {takesCode ? (
        <>
          <TextField
            label={word('login.code')}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="one-time-code"
            fullWidth
            error={issue !== null}
            helperText={issue ?? word('login.codeHelp')}
            slotProps={{
              htmlInput: { dir: 'ltr', maxLength: 40 },
              formHelperText: { role: issue ? 'alert' : undefined },
            }}
          />
          <Button
            type="submit"
            variant="contained"
            fullWidth
            size="large"
            disabled={isSending || code.trim() === ''}
            sx={{ mt: 2, minHeight: 44 }}
          >
            {word('secondFactor.go')}
          </Button>
        </>
      ) : null}
      {hasPasskey ? (
        <PasskeyButton
          label={word('secondFactor.passkey')}
          onPress={async () => {
            await givePasskey();
            onDone();
          }}
          onRefused={setRefused}
        />
      ) : null}
    </Box>
  );
}
