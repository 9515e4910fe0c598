import styles from './list-popover.module.css';

/** A count over the corner of a button; the button's own name says it to who doesn't see it. */
export function UnreadCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles['count']} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
