import { LRUCache } from 'lru-cache';

/** What is kept at an address. */
export interface OwnedEntry {
  /** Whose changes may change it; 0 for what is nobody's. */
  ownerId: number;
  /** In milliseconds: from when on it is out of date; infinite for never. */
  expiresAt: number;
}

interface Limits<Entry> {
  max: number;
  /** In the unit of `sizeOf`. */
  maxSize?: number;
  sizeOf?: (entry: Entry) => number;
}

/** Entries that are found by their addresses and dropped by their owners; the least recently used goes first. */
export class EntriesByOwner<Entry extends OwnedEntry> {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysOfOwner = new Map<number, Set<string>>();

  constructor({ max, maxSize, sizeOf }: Limits<Entry>) {
    this.#entries = new LRUCache<string, Entry>({
      max,
      ...(maxSize !== undefined && { maxSize }),
      ...(sizeOf && { sizeCalculation: sizeOf }),
      dispose: (entry, key, reason) => {
        if (reason !== 'set') this.#forget(entry, key);
      },
    });
  }

  get count(): number {
    return this.#entries.size;
  }

  get size(): number {
    return this.#entries.calculatedSize;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** @param now in milliseconds */
  find(key: string, now: number): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry || now < entry.expiresAt) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  /** Also what is out of date; it counts as no use. */
  peek(key: string): Entry | undefined {
    return this.#entries.peek(key);
  }

  set(key: string, entry: Entry): void {
    const former = this.#entries.peek(key);
    if (former && former.ownerId !== entry.ownerId) this.#entries.delete(key);
    this.#entries.set(key, entry);
    const keys = this.#keysOfOwner.get(entry.ownerId) ?? new Set();
    this.#keysOfOwner.set(entry.ownerId, keys.add(key));
  }

  dropOwner(ownerId: number): void {
    for (const key of this.#keysOfOwner.get(ownerId) ?? []) this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }

  #forget({ ownerId }: Entry, key: string): void {
    const keys = this.#keysOfOwner.get(ownerId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfOwner.delete(ownerId);
  }
}
