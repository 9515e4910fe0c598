import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { Language } from '../../api/contract/base/languages.ts';
import { translateIssues } from '../../api/contract/base/translate-issue.ts';

/** Validates a form by the contract's schema, with the same issues beside the fields as the server's. */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType,
  language: Language,
): Resolver<Values> {
  return (values) => {
    const checked = schema.safeParse(values);
    if (checked.success) return { values, errors: {} };
    const texts = translateIssues(checked.error.issues, language);
    const errors = Object.fromEntries(
      Object.entries(texts).map(([field, message]) => [field, { type: 'contract', message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
