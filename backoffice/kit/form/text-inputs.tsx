import { TextInput, type TextInputProps } from 'react-admin';

const htmlInput = (attributes: Record<string, unknown>): Pick<TextInputProps, 'slotProps'> => ({
  slotProps: { htmlInput: attributes },
});

/** A text: right to left if it starts in Hebrew. */
export function WordsInput(props: TextInputProps) {
  return <TextInput {...htmlInput({ dir: 'auto' })} {...props} />;
}

export function MailInput(props: TextInputProps) {
  return (
    <TextInput
      type="email"
      {...htmlInput({ dir: 'ltr', inputMode: 'email', autoComplete: 'off' })}
      {...props}
    />
  );
}

export function PhoneInput(props: TextInputProps) {
  return (
    <TextInput type="tel" {...htmlInput({ dir: 'ltr', inputMode: 'tel', autoComplete: 'off' })} {...props} />
  );
}

export function AddressInput(props: TextInputProps) {
  return <TextInput type="url" {...htmlInput({ dir: 'ltr', inputMode: 'url' })} {...props} />;
}

export function CodeInput(props: TextInputProps) {
  return <TextInput {...htmlInput({ dir: 'ltr' })} {...props} />;
}

/** An amount in shekels; stays the typed text, so that no float rounds it. */
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
/** Empty lines are dropped when the form is sent, not while the admin types. */
export const withoutEmptyLines = (lines: unknown): string[] =>
  Array.isArray(lines) ? lines.map((line) => String(line).trim()).filter(Boolean) : [];

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
