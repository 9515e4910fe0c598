// What fails outside react-admin's components has no way to its notifications.
import { useEffect } from 'react';
import { HttpError, useNotify } from 'react-admin';

const failures = new EventTarget();

/** Tells whoever is at work of a failure outside any component, as in the store. */
export const reportFailure = (error: unknown) =>
  failures.dispatchEvent(new CustomEvent('failure', { detail: error }));

/** Shows such failures. */
export function FailureNotice() {
  const notify = useNotify();
  useEffect(() => {
    const tell = (event: Event) => {
      const error: unknown = (event as CustomEvent).detail;
      notify(error instanceof HttpError ? String(error.message) : 'ra.notification.http_error', {
        type: 'error',
      });
    };
    failures.addEventListener('failure', tell);
    return () => failures.removeEventListener('failure', tell);
  }, [notify]);
  return null;
}
