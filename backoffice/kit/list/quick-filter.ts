import type { WordKey } from '../i18n/use-messages.ts';

/** A question staff ask every day, as one press: the whole filter of the list, in the dialect of the API. */
export interface QuickFilter {
  label: WordKey;
  filter: Readonly<Record<string, unknown>>;
  /** Order in which the answer reads best; the list's own unless given. */
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

/** Whether two filters ask the same, whatever the order of their parts. */
export function sameFilter(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one ?? {})) === JSON.stringify(inOrder(other ?? {}));
}

/** react-admin shows the inputs of filters that it knows to be in use. */
export function displayed(filter: Readonly<Record<string, unknown>>): Record<string, boolean> {
  return Object.fromEntries(Object.keys(filter).map((name) => [name, true]));
}
