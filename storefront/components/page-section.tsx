import { useId, type ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

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
