import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './field.module.css';

type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  return (
    <label className={styles['check']}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}
