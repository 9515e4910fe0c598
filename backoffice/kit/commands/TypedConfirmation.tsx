import { TextInput, useTranslate } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';

/** Name of the field in the form where the server does not ask for it: then it is not sent. */
export const confirmationField = '_confirmation';

const same = (one: string, other: string) =>
  one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();

/** What can't be undone waits until the name of what it happens to was typed. */
export function TypedConfirmation({
  text,
  source = confirmationField,
}: {
  text: string;
  source?: string | undefined;
}) {
  const word = useMessages();
  const translate = useTranslate();
  const validate = (value: unknown) =>
    same(String(value ?? ''), text) ? undefined : translate('bikur.command.typedOtherwise');
  return (
    <TextInput
      source={source}
      label={word('command.typeToConfirm', { text })}
      validate={validate}
      isRequired
      helperText={false}
      slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', spellCheck: false } }}
      fullWidth
    />
  );
}
