import DotsSixVerticalIcon from '~icons/ph/dots-six-vertical';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './sortable-list.module.css';

interface SortableRowProps {
  id: string;
  grip: string;
  children(handle: ReactNode): ReactNode;
}

export function SortableRow({ id, grip, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <IconButton
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      label={grip}
      className={styles['grip']}
      // The library sets an English role description; undefined removes it.
      aria-roledescription={undefined}
    >
      <DotsSixVerticalIcon aria-hidden />
    </IconButton>
  );
  return (
    <li
      ref={setNodeRef}
      className={classNames(styles['row'], isDragging && styles['lifted'])}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
}
