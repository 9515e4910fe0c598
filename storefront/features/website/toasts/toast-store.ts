/** Maximum of toasts on the screen (docs/specification.md 4). */
const visibleToasts = 1;
/** A dismissed toast is removed after this time, in milliseconds (docs/specification.md 9). */
const removalDelay = 1_000_000;

type ToastVariant = 'default' | 'destructive' | 'warning';
export type CopyPart = 'title' | 'description' | 'both';

export interface ToastContent {
  title?: string | undefined;
  description?: string | undefined;
  variant?: ToastVariant | undefined;
  /** The part to copy; destructive toasts can be copied unless this is `false`. */
  copy?: CopyPart | false | undefined;
  /** A way on, to a page of the site. */
  link?: { to: string; text: string; onFollow?: (() => void) | undefined } | undefined;
}

export interface ToastEntry extends ToastContent {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}

function forget(id: number) {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

/** Shows a toast from anywhere in the browser; a newer one replaces the visible one. */
export function toast(content: ToastContent): number {
  lastId += 1;
  const shown = [{ ...content, id: lastId, open: true }, ...entries].slice(0, visibleToasts);
  for (const entry of entries) if (!shown.includes(entry)) forget(entry.id);
  publish(shown);
  return lastId;
}

/** Closes a toast (all of them without an id); it is removed after `removalDelay`. */
export function dismissToast(id?: number): void {
  const affected = entries.filter((entry) => id === undefined || entry.id === id);
  for (const entry of affected)
    if (!removals.has(entry.id))
      removals.set(
        entry.id,
        setTimeout(() => removeToast(entry.id), removalDelay),
      );
  publish(entries.map((entry) => (affected.includes(entry) ? { ...entry, open: false } : entry)));
}

function removeToast(id: number) {
  forget(id);
  publish(entries.filter((entry) => entry.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}

const nothing: readonly ToastEntry[] = [];
/** Empty on the server; always the same array, as React requires. */
export function serverToasts(): readonly ToastEntry[] {
  return nothing;
}
