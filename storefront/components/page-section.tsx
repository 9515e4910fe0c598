import { useId, type ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  title: ReactNode;
  /** Beside the title: a count, a link. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a workspace page under its own rule and heading. */
export function PageSection({ title, aside, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['bar']}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
