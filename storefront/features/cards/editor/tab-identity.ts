/** This tab's name for its drafts, held for as long as it edits. */
export interface ClaimedTab {
  id: string;
  /** Other tabs of this browser that edit now. */
  others: ReadonlySet<string>;
  release(): void;
}

const key = 'bikur.tab';
const prefix = 'bikur.editing.';
/** A page that is being reloaded lets go of its name a moment after the new one starts. */
const patience = 1_500;

/**
 * Claims a name that survives a reload and is nobody else's: a duplicated tab, whose session storage is a copy, gets a
 * new one. Browsers without locks (plain http) tell tabs apart by session storage alone.
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

/** Whether another tab stops editing within a moment: one that was just closed lets go a little later. */
export async function isEnding(id: string): Promise<boolean> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  const release = locks ? await hold(locks, id, patience) : null;
  release?.();
  return release !== null;
}

/** Holds the lock until the given function is called; null when somebody else keeps it. */
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
    // The name then lasts as long as the page.
  }
  return name;
}
