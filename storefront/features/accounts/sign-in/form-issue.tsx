import WarningCircleIcon from '~icons/ph/warning-circle';
import styles from './auth-dialog.module.css';

/** An error of the whole form, above its fields. */
export function FormIssue({ text }: { text: string }) {
  return (
    <div role="alert">
      {text && (
        <p className={styles['issue']}>
          <WarningCircleIcon aria-hidden />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
