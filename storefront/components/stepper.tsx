import MinusIcon from '~icons/ph/minus';
import PlusIcon from '~icons/ph/plus';
import type { InputHTMLAttributes } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './stepper.module.css';

interface StepperProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'value' | 'min' | 'max'
> {
  value: string;
  min?: number;
  max: number;
  /** Names of the two buttons. */
  fewer: string;
  more: string;
  onChange(text: string): void;
}

/** A number to type, or to change by one; `onChange` gets whatever was typed. */
export function Stepper({ value, min = 1, max, fewer, more, onChange, ...input }: StepperProps) {
  const count = Number(value) || 0;
  const step = (by: number) => onChange(String(Math.min(max, Math.max(min, count + by))));
  return (
    <span className={styles['stepper']}>
      <IconButton label={fewer} disabled={count <= min} onClick={() => step(-1)}>
        <MinusIcon aria-hidden />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        {...input}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <IconButton label={more} disabled={count >= max} onClick={() => step(1)}>
        <PlusIcon aria-hidden />
      </IconButton>
    </span>
  );
}
