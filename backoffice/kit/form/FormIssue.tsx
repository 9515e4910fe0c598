import { Alert } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

/** Shows issues of the whole form and of fields it doesn't contain, and focuses the first field with an issue. */
export function FormIssue() {
  const translate = useTranslate();
  const { errors, submitCount, isSubmitting } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  const issues = Object.keys(errors).length;
  useEffect(() => {
    if (isSubmitting || submitCount === 0 || issues === 0) return;
    const wrong = place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus();
  }, [issues, isSubmitting, submitCount]);
  const messages = Object.values(errors).flatMap((issue) =>
    issue && !('ref' in issue && issue.ref) && typeof issue.message === 'string' ? [issue.message] : [],
  );
  return (
    <div ref={place} style={{ inlineSize: '100%' }}>
      {messages.map((message) => (
        <Alert severity="error" key={message}>
          {translate(message, { _: message })}
        </Alert>
      ))}
    </div>
  );
}
