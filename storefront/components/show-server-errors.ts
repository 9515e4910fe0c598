import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../lib/api-errors.ts';

/**
 * Puts the server's faults on their fields and focuses the first. What was typed stays.
 * @returns whether any of the form's own fields was named
 */
export function showServerErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const own = Object.entries(error.fields).filter(([field]) => field in form.getValues());
  for (const [index, [field, message]] of own.entries())
    form.setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  return own.length > 0;
}
