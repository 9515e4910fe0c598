import styles from './spinner.module.css';

/** A spinner; the text beside it says what is under way. */
export function Spinner() {
  return <span className={styles['spinner']} aria-hidden="true" />;
}
