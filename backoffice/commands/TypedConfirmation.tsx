import { TextInput, useTranslate } from 'react-admin';
import { useWords } from '../i18n/use-words.ts';

/** Name of the field in the form; it is never sent. */
export const confirmationField = '_confirmation';

const same = (one: string, other: string) =>
  one.trim().normalize('NFC').toLowerCase() === other.trim().normalize('NFC').toLowerCase();

/** What can't be undone waits until the name of what it happens to was typed. */
export function TypedConfirmation({ text }: { text: string }) {
  const word = useWords();
  const translate = useTranslate();
  const validate = (value: unknown) =>
    same(String(value ?? ''), text) ? undefined : translate('bikur.command.typedOtherwise');
  return (
    <TextInput
      source={confirmationField}
      label={word('command.typeToConfirm', { text })}
      validate={validate}
      isRequired
      helperText={false}
      slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off', spellCheck: false } }}
      fullWidth
    />
  );
}
