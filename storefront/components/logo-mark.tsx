import { classNames } from './class-names.ts';
import styles from './logo-mark.module.css';

/** The mark: a card with its corner turned down, and the letter bet. Not mirrored in left-to-right languages. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg className={classNames(styles['mark'], className)} viewBox="0 0 44 34" aria-hidden="true">
      <path className={styles['card']} d="M6 1h26l11 11v16a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z" />
      <path className={styles['fold']} d="M32 1l11 11h-7.5A3.5 3.5 0 0 1 32 8.5z" />
      <path className={styles['letter']} d="M12.5 9.5h8.5a5 5 0 0 1 5 5V24.5M11 24.5h20" />
    </svg>
  );
}
