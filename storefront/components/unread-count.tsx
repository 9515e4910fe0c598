import styles from './unread-count.module.css';

/** A count over the corner of a button; hidden from screen readers, which hear it in the button's name. */
export function UnreadCount({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={styles['count']} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
