import { TextInput, type TextInputProps } from 'react-admin';

const htmlInput = (attributes: Record<string, unknown>): Pick<TextInputProps, 'slotProps'> => ({
  slotProps: { htmlInput: attributes },
});

/** An empty field is "nothing" for the database, not an empty text. */
const emptyToNull = (value: string) => (value === '' ? null : value);

/** Words: right to left as soon as they begin in Hebrew. */
export function WordsInput(props: TextInputProps) {
  return <TextInput parse={emptyToNull} {...htmlInput({ dir: 'auto' })} {...props} />;
}

export function MailInput(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      parse={emptyToNull}
      {...htmlInput({ dir: 'ltr', inputMode: 'email', autoComplete: 'off' })}
      {...props}
    />
  );
}

export function PhoneInput(props: TextInputProps) {
  return (
    <TextInput
      type="tel"
      parse={emptyToNull}
      {...htmlInput({ dir: 'ltr', inputMode: 'tel', autoComplete: 'off' })}
      {...props}
    />
  );
}

export function AddressInput(props: TextInputProps) {
  return (
    <TextInput type="url" parse={emptyToNull} {...htmlInput({ dir: 'ltr', inputMode: 'url' })} {...props} />
  );
}

export function CodeInput(props: TextInputProps) {
  return <TextInput parse={emptyToNull} {...htmlInput({ dir: 'ltr' })} {...props} />;
}

/** A sum in shekels; it stays the text that was typed, so that no float comes near it. */
export function MoneyInput(props: TextInputProps) {
  return (
    <TextInput
      helperText="bikur.form.money"
      {...htmlInput({ dir: 'ltr', inputMode: 'decimal' })}
      {...props}
    />
  );
}

const toLines = (value: unknown) => (Array.isArray(value) ? value.join('\n') : '');
const fromLines = (text: string) => text.split('\n');
/** Lines that hold nothing are dropped when the form is sent, not while somebody types. */
export const withoutEmptyLines = (lines: unknown): string[] =>
  Array.isArray(lines) ? lines.map((line) => String(line).trim()).filter(Boolean) : [];

/** A list of texts, one on each line. */
export function LinesInput(props: TextInputProps) {
  return (
    <TextInput
      multiline
      minRows={4}
      format={toLines}
      parse={fromLines}
      helperText="bikur.form.onePerLine"
      {...htmlInput({ dir: 'auto' })}
      {...props}
    />
  );
}
