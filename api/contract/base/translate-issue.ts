import type { z } from 'zod';
import type { Language } from './languages.ts';
import {
  isValidationMessageKey,
  validationMessages,
  type ValidationMessageKey,
} from './validation-messages.ts';

type Issue = z.core.$ZodIssue;
/** Texts that stand in place of the interface's: a language of cards that the interface doesn't have. */
export type SaidInstead = Readonly<Partial<Record<ValidationMessageKey, string>>>;

/**
 * The text for one issue of a zod schema in the user's language: the schema's own text when it has one, else the
 * default of its kind (docs/specification.md 5, last rule). Serves the API and the forms alike.
 */
export function translateIssue(issue: Issue, language: Language, said: SaidInstead = {}): string {
  const key = isValidationMessageKey(issue.message) ? issue.message : defaultKey(issue);
  return (said[key] ?? validationMessages[key][language]).replace('{limit}', String(limitOf(issue)));
}

/** The path of an issue as forms name fields: `a.b.0`, or `root` for the whole input. */
export function issuePath(issue: Issue): string {
  return issue.path.length === 0 ? 'root' : issue.path.map(String).join('.');
}

/** The texts of all issues by field, the first of each field. */
export function translateIssues(
  issues: readonly Issue[],
  language: Language,
  said?: SaidInstead,
): Record<string, string> {
  const texts = new Map<string, string>();
  for (const issue of issues) {
    const path = issuePath(issue);
    if (!texts.has(path)) texts.set(path, translateIssue(issue, language, said));
  }
  return Object.fromEntries(texts);
}

function defaultKey(issue: Issue): ValidationMessageKey {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'not_integer';
      // zod tells a missing value from a wrong one only in its message (the input itself is not kept).
      return /received (undefined|null)$/.test(issue.message) ? 'required' : 'invalid_input';
    case 'invalid_format':
      return formatKey(issue.format);
    case 'invalid_value':
      return 'invalid_choice';
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'not_integer' : 'number_not_multiple';
    case 'too_small':
      return tooSmallKey(issue);
    case 'too_big':
      return tooBigKey(issue);
    default:
      return 'invalid_input';
  }
}

function formatKey(format: string): ValidationMessageKey {
  if (format === 'email') return 'invalid_email';
  if (format === 'url') return 'invalid_url';
  return format === 'date' || format === 'datetime' || format === 'time' ? 'invalid_date' : 'invalid_input';
}

function tooSmallKey(issue: z.core.$ZodIssueTooSmall): ValidationMessageKey {
  if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'text_too_short';
  if (issue.origin === 'array' || issue.origin === 'set') return 'list_too_short';
  if (issue.origin === 'date') return 'invalid_date';
  return issue.inclusive === false ? 'number_not_above' : 'number_too_small';
}

function tooBigKey(issue: z.core.$ZodIssueTooBig): ValidationMessageKey {
  if (issue.origin === 'string') return 'text_too_long';
  if (issue.origin === 'array' || issue.origin === 'set') return 'list_too_long';
  if (issue.origin === 'date') return 'invalid_date';
  return issue.inclusive === false ? 'number_not_below' : 'number_too_large';
}

function limitOf(issue: Issue): number | bigint | '' {
  if (issue.code === 'too_small') return issue.minimum;
  if (issue.code === 'too_big') return issue.maximum;
  return issue.code === 'not_multiple_of' ? issue.divisor : '';
}
