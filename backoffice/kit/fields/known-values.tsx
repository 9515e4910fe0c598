import { useTranslate } from 'react-admin';
import { directionOfText } from '../../../api/contract/base/typed-text.ts';
import type { FieldKind, Translate, ValueProps } from './field-kind.ts';

/**
 * The word for a value that the system stores by a name of its own; null for what somebody typed.
 * @param key where it stands in a stored structure, for words that belong to that place alone
 */
export function wordOf(value: unknown, translate: Translate, key = ''): string | null {
  if (typeof value !== 'string' || !/^[\w-]+$/u.test(value)) return null;
  const ofKey = key && translate(`bikur.valuesOf.${key}.${value}`, { _: '' });
  return ofKey || translate(`bikur.values.${value}`, { _: '' }) || null;
}

/** A text that is either a known value, in words, or stays as it is. */
function Known({ value }: ValueProps) {
  const word = wordOf(value, useTranslate());
  const text = String(value);
  if (word) return <span>{word}</span>;
  return (
    <bdi dir={directionOfText(text)} translate="no">
      {text}
    </bdi>
  );
}

export const known: FieldKind = {
  View: Known,
  toText: (value, _record, translate) => wordOf(value, translate) ?? String(value ?? ''),
};
