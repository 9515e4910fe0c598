import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

interface EmptyNoteProps {
  title: string;
  text: string;
  /** The next step: a button or a link. */
  children?: ReactNode;
}

/** Stands in for an empty list: says what will be listed here, and the next step. */
export function EmptyNote({ title, text, children }: EmptyNoteProps) {
  return (
    <div className={styles['note']}>
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      {children}
    </div>
  );
}
