import type { WordKey } from '../i18n/use-messages.ts';

/** A filter staff use every day, applied with one press: the whole filter of the list, in the API's dialect. */
export interface QuickFilter {
  label: WordKey;
  filter: Readonly<Record<string, unknown>>;
  /** The list's own order unless given. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined && part !== '')
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
};

/** Compares two filters regardless of the order of their keys. */
export function sameFilter(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one ?? {})) === JSON.stringify(inOrder(other ?? {}));
}

/** react-admin shows the inputs of the filters it finds here. */
export function displayed(filter: Readonly<Record<string, unknown>>): Record<string, boolean> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
}
