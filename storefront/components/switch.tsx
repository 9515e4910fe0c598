import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './switch.module.css';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A setting that takes effect at once, without a form to send. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <label className={classNames(styles['switch'], className)}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles['track']} aria-hidden="true" />
      <span>{label}</span>
    </label>
  );
}
