import { TextInput, useTranslate } from 'react-admin';
import { useMessages } from '../i18n/use-messages.ts';

/** The field's name in a form whose command has no such input: the value is not sent. */
export const confirmationField = '_confirmation';

const same = (one: string, other: string) =>
  one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();

/** Enables a command that can't be undone only after the admin has typed the name of its object. */
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
    />
  );
}
