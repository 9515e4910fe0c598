import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useMessages } from '../i18n/use-messages.ts';
import { asksForCode, type Credentials, type SignInWish } from '../providers/auth-provider.ts';
import { labelsAbove } from '../theme/labels-above.ts';
import { PasskeyButton } from './PasskeyButton.tsx';

const mailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The server's text for a refused sign-in, else a general one. */
function useRefusal() {
  const word = useMessages();
  const translate = useTranslate();
  return (error: unknown) => {
    const message = error instanceof HttpError ? String(error.message) : '';
    return message ? translate(message, { _: message }) : word('login.failed');
  };
}

interface Props {
  /** The address that is filled in already. */
  email?: string;
  onSignIn: (wish: SignInWish) => Promise<unknown>;
  /** Over a page whose session ended: leaves it for the sign-in page. Nothing else is offered there. */
  onLeave?: () => void;
}

export function LoginForm({ email = '', onSignIn, onLeave }: Props) {
  const word = useMessages();
  const refusal = useRefusal();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Credentials>({
    defaultValues: { email, password: '', rememberMe: onLeave === undefined, code: '' },
  });
  const [needsCode, setNeedsCode] = useState(false);
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (needsCode) setFocus('code');
  }, [needsCode, setFocus]);
  const submit = handleSubmit(async (credentials) => {
    setRefused(null);
    try {
      await onSignIn(credentials);
    } catch (error) {
      if (asksForCode(error)) {
        setNeedsCode(true);
        return;
      }
      const fields = (error instanceof HttpError ? error.body?.errors : undefined) as
        | Record<string, string>
        | undefined;
      for (const field of ['email', 'password', 'code'] as const)
        if (fields?.[field])
          setError(field, { type: 'server', message: fields[field] }, { shouldFocus: true });
      setRefused(refusal(error));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        // Over a page it lies within that page's forms in React's tree, which must not be sent with it.
        event.stopPropagation();
        void submit(event);
      }}
      sx={labelsAbove}
    >
      {refused ? (
        <Alert severity="error" sx={{ mb: 1 }}>
          {refused}
        </Alert>
      ) : null}
      <TextField
        label={word('login.email')}
        type="email"
        autoComplete="username"
        slotProps={{
          htmlInput: {
            dir: 'ltr',
            inputMode: 'email',
            ...register('email', { pattern: mailPattern, required: true }),
          },
        }}
        error={Boolean(errors.email)}
        helperText={errors.email ? errors.email.message || word('login.emailInvalid') : ' '}
      />
      <TextField
        label={word('login.password')}
        type="password"
        autoComplete="current-password"
        slotProps={{ htmlInput: { dir: 'ltr', ...register('password', { minLength: 6, required: true }) } }}
        error={Boolean(errors.password)}
        helperText={errors.password ? errors.password.message || word('login.passwordTooShort') : ' '}
      />
      {needsCode ? (
        <TextField
          label={word('login.code')}
          autoComplete="one-time-code"
          slotProps={{ htmlInput: { dir: 'ltr', maxLength: 40, ...register('code', { required: true }) } }}
          error={Boolean(errors.code)}
          helperText={errors.code?.message || word('login.codeHelp')}
        />
      ) : null}
      {onLeave ? null : (
        <FormControlLabel
          control={<Checkbox defaultChecked slotProps={{ input: register('rememberMe') }} />}
          label={word('login.remember')}
        />
      )}
      <Button
        type="submit"
        variant="contained"
        fullWidth
        size="large"
        disabled={isSubmitting}
        sx={{ mt: 2, minHeight: 44 }}
      >
        {word(isSubmitting ? 'login.submitting' : 'login.submit')}
      </Button>
      <PasskeyButton
        label={word('login.passkey')}
        onPress={async () => void (await onSignIn({ withPasskey: true }))}
        onRefused={setRefused}
      />
      {onLeave ? (
        <Button fullWidth onClick={onLeave} sx={{ mt: 1, minHeight: 44 }}>
          {word('proof.leave')}
        </Button>
      ) : null}
    </Box>
  );
}
