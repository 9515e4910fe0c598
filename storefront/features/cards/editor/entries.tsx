import type { HTMLAttributes, ReactNode } from 'react';
import {
  cardFieldSpec,
  type CardField,
  type CardFields,
} from '../../../../api/contract/cards/card-fields.ts';
import { directionOfText } from '../../../../api/contract/base/typed-text.ts';
import { classNames } from '../../../components/class-names.ts';
import { Field } from '../../../components/field.tsx';
import { Switch } from '../../../components/switch.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.tsx';
import styles from './editor.module.css';
import { useEditorState, useField } from './editor-context.ts';
import { useEditorMessages } from './use-editor-messages.ts';

type TextFieldName = {
  [Field in CardField]: CardFields[Field] extends string | null ? Field : never;
}[CardField];
type SwitchName = {
  [Field in CardField]: CardFields[Field] extends boolean ? Field : never;
}[CardField];

interface EntryProps {
  field: TextFieldName;
  help?: ReactNode;
  /** Codes, addresses and numbers run left to right in both languages. */
  ltr?: boolean;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  label?: ReactNode;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const isRequiredField = (field: TextFieldName): boolean => 'isRequired' in cardFieldSpec(field);
const orNothing = (field: TextFieldName, text: string) =>
  (text === '' && !isRequiredField(field) ? null : text) as never;

/** A single-line field of the card. */
export function Entry({ field, help, ltr, label, ...input }: EntryProps) {
  const { fields, setByCompany } = useEditorMessages();
  const { value, set, error, check, locked } = useField(field);
  const text = asText(value);
  return (
    <TextField
      {...input}
      label={label ?? fields[field]}
      help={locked === 'team' ? setByCompany : help}
      error={error}
      value={text}
      dir={ltr ? 'ltr' : text === '' ? undefined : directionOfText(text)}
      disabled={locked !== null}
      data-field={field}
      onChange={(event) => set(orNothing(field, event.target.value))}
      onBlur={check}
    />
  );
}

/** A multi-line field of the card. */
export function LongEntry({ field, help, rows = 5 }: Pick<EntryProps, 'field' | 'help'> & { rows?: number }) {
  const { fields, setByCompany } = useEditorMessages();
  const { value, set, error, check, locked } = useField(field);
  const text = asText(value);
  return (
    <Field label={fields[field]} help={locked === 'team' ? setByCompany : help} error={error}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(control.className, styles['long'])}
          rows={rows}
          value={text}
          dir={text === '' ? undefined : directionOfText(text)}
          disabled={locked !== null}
          onChange={(event) => set(orNothing(field, event.target.value))}
          onBlur={check}
        />
      )}
    </Field>
  );
}

interface SwitchEntryProps {
  field: SwitchName;
  label?: ReactNode;
  /** The field it stands beside: "Shown" is then label enough for sighted users. */
  beside?: TextFieldName;
}

/** A switch that shows or hides a part of the card. */
export function SwitchEntry({ field, label, beside }: SwitchEntryProps) {
  const texts = useEditorMessages();
  const { value, set, locked } = useField(field);
  // An empty field has nothing to show; the switch's place stays, so that the layout doesn't shift.
  const isAbsent = useEditorState(({ values }) => beside !== undefined && !values[beside]);
  const besideLabel = beside && (
    <>
      {texts.show} <VisuallyHidden>{texts.fields[beside]}</VisuallyHidden>
    </>
  );
  return (
    <Switch
      className={isAbsent ? styles['absent'] : undefined}
      label={besideLabel ?? label ?? texts.fields[field]}
      checked={value}
      disabled={locked !== null}
      onChange={(checked) => set(checked as never)}
    />
  );
}
