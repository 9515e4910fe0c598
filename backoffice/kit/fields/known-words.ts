import type { Translate } from './make-field.tsx';

/**
 * The word for a value that the system stores by a name of its own; null for what somebody typed.
 * @param key where it stands in a stored structure, for words that belong to that place alone
 */
export function wordOf(value: unknown, translate: Translate, key = ''): string | null {
  if (typeof value !== 'string' || !/^[\w-]+$/u.test(value)) return null;
  const ofKey = key && translate(`bikur.valuesOf.${key}.${value}`, { _: '' });
  return ofKey || translate(`bikur.values.${value}`, { _: '' }) || null;
}
