import type { InputHTMLAttributes, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & {
    ref?: Ref<HTMLInputElement> | undefined;
  };

/** One line of text. Set `dir="ltr"` for e-mail, addresses, codes and numbers. */
export function TextField({ label, help, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className={styles['control']}>
          <input type="text" {...input} {...control} />
        </div>
      )}
    </Field>
  );
}
