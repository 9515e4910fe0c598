import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './status-word.module.css';

export type StatusTone = 'good' | 'waiting' | 'bad' | 'calm';

/** A state in a word on its colour; the colour alone carries no meaning. */
export function StatusWord({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={classNames(styles['word'], styles[tone])}>{children}</span>;
}
