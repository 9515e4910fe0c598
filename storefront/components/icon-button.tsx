import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  /** Accessible name: a screen reader can't read the icon. */
  label: string;
  /** The icon, and whatever lies over it. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles['icon'], className)}
    />
  );
}
