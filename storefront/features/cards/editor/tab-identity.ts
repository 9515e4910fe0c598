/** This tab's id for its drafts, held while the editor is open. */
export interface ClaimedTab {
  id: string;
  /** Other tabs of this browser with an open editor. */
  others: ReadonlySet<string>;
  release(): void;
}

const key = 'bikur.tab';
const prefix = 'bikur.editing.';
/** A reloading page releases its id shortly after the new one has started; in milliseconds. */
const patience = 1_500;

/**
 * Claims an id that survives a reload and is unique: a duplicated tab, whose session storage is a copy, gets
 * a new one. Browsers without locks (plain http) distinguish tabs by session storage alone.
 */
export async function claimTab(): Promise<ClaimedTab> {
  const kept = readName() ?? newName();
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (!locks) return { id: writeName(kept), others: new Set(), release: () => {} };
  const held = await hold(locks, kept, patience);
  const id = held ? kept : newName();
  const release = held ?? (await hold(locks, id, patience)) ?? (() => {});
  const names = (await locks.query()).held?.map(({ name = '' }) => name) ?? [];
  const editing = names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
  return { id: writeName(id), others: new Set(editing.filter((other) => other !== id)), release };
}

/**
 * Whether another tab closes its editor within a moment: a tab that was just closed releases its lock a little later.
 */
export async function isEnding(id: string): Promise<boolean> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const release = locks ? await hold(locks, id, patience) : null;
  release?.();
  return release !== null;
}

/**
 * Acquires a lock.
 * @returns releases it; null when another tab holds it
 */
function hold(locks: LockManager, name: string, wait: number): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(
        prefix + name,
        { signal: AbortSignal.timeout(wait) },
        () => new Promise<void>((release) => resolve(() => release())),
      )
      .catch(() => resolve(null));
  });
}

const newName = (): string => Math.random().toString(36).slice(2, 12);

function readName(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeName(name: string): string {
  try {
    sessionStorage.setItem(key, name);
  } catch {
    // Without storage the id lasts as long as the page.
  }
  return name;
}
