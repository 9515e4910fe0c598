import styles from './spinner.module.css';

/** A turning ring; the words beside it say what is going on. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
