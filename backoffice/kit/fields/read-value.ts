export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of one key; blank when it is missing or neither text nor number. */
export function textAt(record: Readonly<Record<string, unknown>>, key: string): string {
  const value = record[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The objects in a list; other values are left out. */
export function recordsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The id, or the ids of a list; other values are left out. */
export function idsIn(value: unknown): number[] {
  return (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'number');
}
