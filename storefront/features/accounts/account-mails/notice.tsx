import type { ReactNode } from 'react';
import styles from './account-mails.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

/** A page with one message, read aloud when it changes, and the next step. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['sheet']} aria-live="polite">
        <span className={styles['mark']} aria-hidden="true">
          {icon}
        </span>
        <h1>{title}</h1>
        <p className={styles['lede']}>{text}</p>
        {children}
      </div>
    </div>
  );
}
