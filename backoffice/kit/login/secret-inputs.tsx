import { required, TextInput, type TextInputProps } from 'react-admin';
import { CodeInput } from '../form/text-inputs.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type Props = Omit<TextInputProps, 'source'>;

/** The password of whoever sits at the desk. */
export const OwnPasswordInput = (props: Props) => (
  <TextInput
    source="password"
    type="password"
    autoComplete="current-password"
    slotProps={{ htmlInput: { dir: 'ltr' } }}
    {...props}
  />
);

/** A code of their app, or a recovery code. */
export function OneTimeCodeInput(props: Props) {
  const word = useMessages();
  return (
    <CodeInput
      source="code"
      label={word('login.code')}
      helperText={word('login.codeHelp')}
      autoComplete="one-time-code"
      validate={required()}
      maxLength={40}
      {...props}
    />
  );
}
