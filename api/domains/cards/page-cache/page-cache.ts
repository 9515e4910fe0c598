import { LRUCache } from 'lru-cache';
import type { CardAnswer } from './card-answer.ts';

const maxBytes = 160 * 1024 * 1024;
const maxPages = 20_000;
const maxNone = 20_000;
/** What an entry costs beside its bytes: names, headers of its own, its places in the lists. */
const bytesOfEntry = 1_500;
/** Milliseconds for which pages are served that nobody can confirm, while the database is away (docs/operations.md). */
const maxAside = 60 * 60_000;

/**
 * Answers at the addresses of cards; the least recently used is dropped first. An answer made from data that was read
 * before a change must not be cached after it: the caller takes a mark first, and `keep` refuses when the owner's cards
 * changed since.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CardAnswer>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => (body?.length ?? 0) + bytesOfEntry,
    dispose: (page, key, reason) => {
      if (reason !== 'set') this.#forget(page, key);
    },
  });
  readonly #keysOfOwner = new Map<number, Set<string>>();
  readonly #changedAt = new LRUCache<number, number>({
    max: 10_000,
    dispose: (mark, _owner, reason) => {
      if (reason === 'evict') this.#oldestMark = Math.max(this.#oldestMark, mark);
    },
  });
  /** Addresses at which guests find no card; there are as many as anybody likes to think of, so they have a place apart. */
  readonly #none = new LRUCache<string, true>({ max: maxNone });
  #mark = 0;
  /** Pages started before this mark can't be judged any more. */
  #oldestMark = 0;
  /** When notices of changes stopped coming, on a clock that only goes forward; null while they come. */
  #asideSince: number | null = null;

  get size(): number {
    return this.#pages.size;
  }

  /** Bytes that all entries take, as far as they are counted. */
  get bytes(): number {
    return this.#pages.calculatedSize;
  }

  /** Takes a mark; to be called before any data of a page is read. */
  mark(): number {
    return this.#mark;
  }

  has(key: string): boolean {
    return this.#pages.has(key);
  }

  /** @param now in milliseconds */
  find(key: string, now: number): CardAnswer | undefined {
    const page = this.#pages.get(key);
    if (!page || now < page.expiresAt) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /**
   * A page from before notices stopped coming, for a visitor who would get none otherwise; also one that is out of date
   * by the clock, such as an hour of opening.
   * @param at milliseconds of the clock of `setAside`
   * @returns the page, and for how many milliseconds nobody could confirm it; undefined when that is over an hour
   */
  findAside(key: string, at: number): { page: CardAnswer; age: number } | undefined {
    const age = this.#asideSince === null ? null : at - this.#asideSince;
    const page = age === null || age > maxAside ? undefined : this.#pages.peek(key);
    return page && age !== null ? { page, age } : undefined;
  }

  /** @returns false when the page may be from before a change: then nobody else may keep it either */
  keep(key: string, page: CardAnswer, mark: number): boolean {
    if (mark < this.#oldestMark || mark < (this.#changedAt.get(page.ownerId) ?? 0)) return false;
    const former = this.#pages.peek(key);
    if (former && former.ownerId !== page.ownerId) this.#pages.delete(key);
    this.#pages.set(key, page);
    const keys = this.#keysOfOwner.get(page.ownerId) ?? new Set();
    this.#keysOfOwner.set(page.ownerId, keys.add(key));
    return true;
  }

  /** Counts a page anew whose bytes were replaced by fewer. */
  recount(key: string, { body }: CardAnswer): void {
    const page = this.#pages.peek(key);
    if (page && page.body === body) this.#pages.set(key, { ...page });
  }

  /** Whether guests find no card at an address. */
  isNone(key: string): boolean {
    return this.#none.get(key) ?? false;
  }

  /** Takes note that guests find no card at an address: until somebody changes one, which may be given that address. */
  keepNone(key: string, mark: number): void {
    if (mark === this.#mark) this.#none.set(key, true);
  }

  dropOwner(ownerId: number): void {
    this.#mark += 1;
    this.#none.clear();
    this.#changedAt.set(ownerId, this.#mark);
    for (const key of this.#keysOfOwner.get(ownerId) ?? []) this.#pages.delete(key);
  }

  dropAll(): void {
    this.#begin();
    this.#asideSince = null;
    this.#pages.clear();
  }

  /**
   * Notices of changes may get lost from now on: no page counts as true any more, and all stay at hand.
   * @param at milliseconds of a clock that only goes forward
   */
  setAside(at: number): void {
    this.#begin();
    this.#asideSince ??= at;
  }

  /** Pages that are being made can't be kept. */
  #begin(): void {
    this.#mark += 1;
    this.#none.clear();
    this.#oldestMark = this.#mark;
  }

  #forget({ ownerId }: CardAnswer, key: string): void {
    const keys = this.#keysOfOwner.get(ownerId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfOwner.delete(ownerId);
  }
}
