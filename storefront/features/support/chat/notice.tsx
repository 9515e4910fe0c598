import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** The next step. */
  children?: ReactNode;
}

/** Why the user can't write here; replaces the field. */
export function Notice({ icon, title, text, children }: NoticeProps) {
  return (
    <div className={styles['notice']} role="status">
      <span className={styles['icon']}>{icon}</span>
      <div>
        <p>
          <b>{title}</b> {text}
        </p>
        {children && <div className={styles['ways']}>{children}</div>}
      </div>
    </div>
  );
}
