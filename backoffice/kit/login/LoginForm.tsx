import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, email as isMail, Form, minLength, required } from 'react-admin';
import { SubmitButton } from '../commands/SubmitButton.tsx';
import { issuesOf, type Issues } from '../commands/use-command.ts';
import { FormIssue } from '../form/FormIssue.tsx';
import { MailInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { asksForCode, type Credentials, type SignInWish } from '../providers/auth-provider.ts';
import { labelsAbove } from '../theme/labels-above.ts';
import { onSheet, PasskeyButton } from './PasskeyButton.tsx';
import { OneTimeCodeInput, OwnPasswordInput } from './secret-inputs.tsx';

const [noMail, shortPassword] = ['bikur.login.emailInvalid', 'bikur.login.passwordTooShort'];
const mailRules = [required(noMail), isMail(noMail)];
const passwordRules = [required(shortPassword), minLength(6, shortPassword)];

interface Props {
  /** The address that is filled in already. */
  email?: string;
  onSignIn: (wish: SignInWish) => Promise<unknown>;
  /** Over a page whose session ended: leaves it for the sign-in page. Nothing else is offered there. */
  onLeave?: () => void;
}

/** In place of react-admin's, which knows neither a code nor a passkey. */
export function LoginForm({ email = '', onSignIn, onLeave }: Props) {
  const word = useMessages();
  const [needsCode, setNeedsCode] = useState(false);
  const signIn = async (credentials: Credentials): Promise<Issues | undefined> => {
    try {
      await onSignIn(credentials);
    } catch (error) {
      if (!asksForCode(error)) return issuesOf(error);
      setNeedsCode(true);
    }
    return undefined;
  };
  return (
    <Form
      record={{}}
      defaultValues={{ email, password: '', rememberMe: onLeave === undefined, code: '' }}
      onSubmit={signIn as never}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={labelsAbove}>
        <FormIssue />
        <MailInput source="email" label={word('login.email')} validate={mailRules} autoComplete="username" />
        <OwnPasswordInput label={word('login.password')} validate={passwordRules} />
        {needsCode ? (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears to be typed, in answer to a press
          <OneTimeCodeInput autoFocus />
        ) : null}
        {onLeave ? null : <BooleanInput source="rememberMe" label={word('login.remember')} />}
        <SubmitButton label={word('login.submit')} running={word('login.submitting')} {...onSheet} />
        <PasskeyButton label={word('login.passkey')} onPress={() => onSignIn({ withPasskey: true })} />
        {onLeave ? (
          <Button {...onSheet} onClick={onLeave}>
            {word('proof.leave')}
          </Button>
        ) : null}
      </Box>
    </Form>
  );
}
