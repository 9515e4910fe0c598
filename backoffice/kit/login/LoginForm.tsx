import { Alert, Box, Button, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { useMessages } from '../i18n/use-messages.ts';
import type { Credentials } from '../providers/auth-provider.ts';
import { labelsAbove } from '../theme/labels-above.ts';

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
  onSignIn: (credentials: Credentials) => Promise<unknown>;
  /** Over a page whose session ended: leaves it for the sign-in page. Nothing else is offered there. */
  onLeave?: () => void;
}

export function LoginForm({ email = '', onSignIn, onLeave }: Props) {
  const word = useMessages();
  const refusal = useRefusal();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    defaultValues: { email, password: '', rememberMe: onLeave === undefined },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (credentials) => {
    setRefused(null);
    try {
      await onSignIn(credentials);
    } catch (error) {
      const fields = (error instanceof HttpError ? error.body?.errors : undefined) as
        | Record<string, string>
        | undefined;
      for (const field of ['email', 'password'] as const)
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
      {onLeave ? (
        <Button fullWidth onClick={onLeave} sx={{ mt: 1, minHeight: 44 }}>
          {word('proof.leave')}
        </Button>
      ) : null}
    </Box>
  );
}
