import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../lib/api-errors.ts';

/**
 * Shows the server's issues beside their fields and focuses the first. The input stays.
 * @returns whether any of them belongs to a field of this form
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
