import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** Why nothing can be written here, in place of the field. */
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
