import EyeIcon from '~icons/ph/eye';
import EyeSlashIcon from '~icons/ph/eye-slash';
import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';
import { IconButton } from './icon-button.tsx';

type PasswordFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type' | 'dir'> & {
    ref?: Ref<HTMLInputElement> | undefined;
    /** Accessible names of the button that shows and hides the password. */
    showLabel: string;
    hideLabel: string;
  };

export function PasswordField({ label, help, error, showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <div className={styles['control']}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} dir="ltr" spellCheck={false} />
          <IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
            {shown ? <EyeSlashIcon aria-hidden /> : <EyeIcon aria-hidden />}
          </IconButton>
        </div>
      )}
    </Field>
  );
}
