import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import styles from './auth-dialog.module.css';

/** What went wrong with the whole form, in words, above its fields. */
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
