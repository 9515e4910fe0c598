import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  variant?: 'primary' | 'line' | 'ink' | 'quiet' | 'danger' | 'onBlock' | undefined;
  size?: 'normal' | 'small' | 'tall' | 'big' | undefined;
  wide?: boolean | undefined;
}

/** Exported for links that look like a button. */
export function buttonClass({ variant = 'primary', size = 'normal', wide = false }: ButtonLook): string {
  return classNames(
    styles['button'],
    styles[variant],
    size !== 'normal' && styles[size],
    wide && styles['wide'],
  );
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /** A request is under way: a spinner shows and presses are ignored, but the focus stays on the button. */
  busy?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function Button({ variant, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  function ignoreWhileBusy(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, wide }), className)}
      aria-disabled={busy ? true : rest['aria-disabled']}
      aria-busy={busy ? true : undefined}
      onClick={ignoreWhileBusy}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
