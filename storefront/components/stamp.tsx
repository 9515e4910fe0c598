import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './stamp.module.css';

interface StampProps {
  children: ReactNode;
  small?: boolean | undefined;
  className?: string | undefined;
  /** True where the text beside it says the same, so that screen readers skip the stamp. */
  decorative?: boolean | undefined;
}

/** A rubber stamp: it confirms, at most one large one in a view, and is never a button. */
export function Stamp({ children, small, className, decorative }: StampProps) {
  return (
    <span
      className={classNames(styles['stamp'], small && styles['small'], className)}
      aria-hidden={decorative ? true : undefined}
    >
      {children}
    </span>
  );
}

/** SVG filter for the uneven ink of large stamps and postmarks; needed once on each page that has one. */
export function InkBleed() {
  return (
    <svg className={styles['ink']} aria-hidden="true">
      <defs>
        <filter id="ink-bleed" x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="7" result="grain" />
          <feDisplacementMap in="SourceGraphic" in2="grain" scale="1.6" result="edge" />
          <feTurbulence type="fractalNoise" baseFrequency=".045 .07" numOctaves="2" seed="11" result="blot" />
          <feColorMatrix in="blot" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1.9 2.05" result="mask" />
          <feComposite in="edge" in2="mask" operator="in" />
        </filter>
      </defs>
    </svg>
  );
}
