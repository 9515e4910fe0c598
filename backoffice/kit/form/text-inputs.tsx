import { TextInput, type TextInputProps } from 'react-admin';

type Props = TextInputProps & { maxLength?: number };

/** react-admin's text input for one kind of text. */
const inputFor = (attributes: Readonly<Record<string, string>>, usual: Partial<TextInputProps> = {}) =>
  function PresetTextInput({ maxLength, ...props }: Props) {
    return <TextInput slotProps={{ htmlInput: { ...attributes, maxLength } }} {...usual} {...props} />;
  };

/** A text: right to left if it starts in Hebrew. */
export const WordsInput = inputFor({ dir: 'auto' });

export const MailInput = inputFor({ dir: 'ltr', inputMode: 'email' }, { type: 'email', autoComplete: 'off' });
export const PhoneInput = inputFor({ dir: 'ltr', inputMode: 'tel' }, { type: 'tel', autoComplete: 'off' });
export const AddressInput = inputFor({ dir: 'ltr', inputMode: 'url' }, { type: 'url', autoComplete: 'off' });
export const CodeInput = inputFor({ dir: 'ltr' });

/** An amount in shekels; stays the typed text, so that no float rounds it. */
export const MoneyInput = inputFor({ dir: 'ltr', inputMode: 'decimal' }, { helperText: 'bikur.form.money' });

/** Empty lines are dropped when the form is sent, not while the admin types. */
export const withoutEmptyLines = (lines: unknown): string[] =>
  Array.isArray(lines) ? lines.map((line) => String(line).trim()).filter(Boolean) : [];

export const LinesInput = inputFor(
  { dir: 'auto' },
  {
    multiline: true,
    minRows: 4,
    format: (lines: unknown) => (Array.isArray(lines) ? lines.join('\n') : ''),
    parse: (text: string) => text.split('\n'),
    helperText: 'bikur.form.onePerLine',
  },
);
