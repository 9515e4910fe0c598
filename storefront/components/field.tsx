import WarningCircleIcon from '~icons/ph/warning-circle';
import { useId, type ReactNode } from 'react';
import styles from './field.module.css';

/** Attributes by which a screen reader reads label, help and issue with the control. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** The issue in words; replaces the help. */
  error?: string | undefined;
}

/** Label above, help or issue below; the caller gives the control between them. */
export function Field({
  label,
  help,
  error,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? help);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles['input'],
        'aria-invalid': error ? true : undefined,
        'aria-describedby': hasNote ? noteId : undefined,
      })}
      {error ? (
        <p className={styles['error']} id={noteId}>
          <WarningCircleIcon aria-hidden />
          {error}
        </p>
      ) : (
        hasNote && (
          <p className={styles['help']} id={noteId}>
            {help}
          </p>
        )
      )}
    </div>
  );
}
