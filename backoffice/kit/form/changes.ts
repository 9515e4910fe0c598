import type { AnyRecord } from '../fields/make-field.tsx';

/** An input shows null and an absent value as an empty text. */
const plain = (value: unknown) => (value === undefined || value === '' ? null : value);

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

/** The fields whose values differ from those of the record an edit was begun on. */
export function changesOf(data: AnyRecord, begunOn: AnyRecord): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => name !== 'version' && !isSame(value, begunOn[name])),
  );
}
