import { LRUCache } from 'lru-cache';
import type { CardAnswer } from './card-answer.ts';
import { EntriesByOwner, type OwnedEntry } from './entries-by-owner.ts';

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
  readonly #pages = new EntriesByOwner<CardAnswer>({
    max: maxPages,
    maxSize: maxBytes,
    sizeOf: ({ body }) => (body?.length ?? 0) + bytesOfEntry,
  });
  readonly #changedAt = new LRUCache<number, number>({
    max: 10_000,
    dispose: (mark, _owner, reason) => {
      if (reason === 'evict') this.#oldestMark = Math.max(this.#oldestMark, mark);
    },
  });
  /** Addresses at which guests find no card; there are as many as anybody likes to think of, so they have a place apart. */
  readonly #none = new EntriesByOwner<OwnedEntry>({ max: maxNone });
  #mark = 0;
  /** Pages started before this mark can't be judged any more. */
  #oldestMark = 0;
  /** When notices of changes stopped coming, on a clock that only goes forward; null while they come. */
  #asideSince: number | null = null;

  get size(): number {
    return this.#pages.count;
  }

  /** Bytes that all entries take, as far as they are counted. */
  get bytes(): number {
    return this.#pages.size;
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
    return this.#pages.find(key, now);
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
    if (!this.#isOfNow(page, mark)) return false;
    this.#pages.set(key, page);
    return true;
  }

  /** Counts a page anew whose bytes were replaced by fewer. */
  recount(key: string, { body }: CardAnswer): void {
    const page = this.#pages.peek(key);
    if (page && page.body === body) this.#pages.set(key, { ...page });
  }

  /**
   * Whether guests find no card at an address.
   * @param now in milliseconds
   */
  isNone(key: string, now: number): boolean {
    return this.#none.find(key, now) !== undefined;
  }

  /**
   * Takes note that guests find no card at an address, unless that may be from before a change.
   * @param none the owner of the card that stands there and isn't for guests; where there is none either, the address is
   *   nobody's, which a notice of its own says when it may have come to be somebody's
   */
  keepNone(key: string, none: OwnedEntry, mark: number): void {
    if (this.#isOfNow(none, mark)) this.#none.set(key, none);
  }

  dropOwner(ownerId: number): void {
    this.#mark += 1;
    this.#changedAt.set(ownerId, this.#mark);
    this.#pages.dropOwner(ownerId);
    this.#none.dropOwner(ownerId);
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

  /** Whether what was begun at this mark is from after all changes of its owner. */
  #isOfNow({ ownerId }: OwnedEntry, mark: number): boolean {
    return mark >= this.#oldestMark && mark >= (this.#changedAt.get(ownerId) ?? 0);
  }
}
