import TrashIcon from '~icons/ph/trash';
import type { ReactNode } from 'react';
import { IconButton } from '../../../components/icon-button.tsx';
import styles from './offers.module.css';

interface EntryRowProps {
  /** Grip that moves the row; null where it is alone or locked. */
  handle: ReactNode;
  /** Beside the fields. */
  picture?: ReactNode;
  removeLabel: string;
  disabled: boolean;
  onRemove(): void;
  children: ReactNode;
}

/** One row of a list of the card, all of its fields in view. */
export function EntryRow({ handle, picture, removeLabel, disabled, onRemove, children }: EntryRowProps) {
  return (
    <div className={styles['row']}>
      {handle}
      {picture}
      <div className={styles['rowFields']}>{children}</div>
      {!disabled && (
        <IconButton label={removeLabel} onClick={onRemove}>
          <TrashIcon aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
