import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

interface EmptyNoteProps {
  title: string;
  text: string;
  /** What to do next: a button or a link. */
  children?: ReactNode;
}

/** In the place of a list that holds nothing: what will stand here, and what to do next. */
export function EmptyNote({ title, text, children }: EmptyNoteProps) {
  return (
    <div className={styles['note']}>
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  );
}
