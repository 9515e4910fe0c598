import { LRUCache } from 'lru-cache';
import type { CardLanguage } from '../../../contract/base/card-languages.ts';

export interface CachedPage {
  cardId: number;
  ownerId: number;
  /** The card's languages, the main one first, and the one of this page. */
  languages: readonly CardLanguage[];
  language: CardLanguage;
  /** All headers of the answer but those that differ by request. */
  headers: Readonly<Record<string, string | string[]>>;
  html: Buffer;
  brotli: Buffer;
  gzip: Buffer;
  /** First moment at which the page is out of date: hours, packages, scheduled links; null for never. */
  expiresAt: Date | null;
}

const maxBytes = 256 * 1024 * 1024;
const maxPages = 20_000;
/** Milliseconds for which pages are served that nobody can confirm, while the database is away (docs/operations.md). */
const maxAside = 60 * 60_000;

/**
 * Card pages by address; the least recently used is dropped first. A page made from data that was read before a
 * change must not be cached after it: the caller takes a mark first, and `keep` refuses when the owner's cards
 * changed since.
 */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ html, brotli, gzip }) => html.length + brotli.length + gzip.length + 2_000,
    dispose: (page, key) => this.#forget(page, key),
  });
  readonly #keysOfOwner = new Map<number, Set<string>>();
  readonly #changedAt = new LRUCache<number, number>({
    max: 10_000,
    dispose: (mark, _owner, reason) => {
      if (reason === 'evict') this.#oldestMark = Math.max(this.#oldestMark, mark);
    },
  });
  #mark = 0;
  /** Pages started before this mark can't be judged any more. */
  #oldestMark = 0;
  /** When notices of changes stopped coming, on a clock that only goes forward; null while they come. */
  #asideSince: number | null = null;

  get size(): number {
    return this.#pages.size;
  }

  /** Takes a mark; to be called before any data of a page is read. */
  mark(): number {
    return this.#mark;
  }

  find(key: string, now: Date): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page?.expiresAt || now < page.expiresAt) return page;
    this.#pages.delete(key);
    return undefined;
  }

  /**
   * A page from before notices stopped coming, for a visitor who would get none otherwise; also one that is out of date
   * by the clock, such as an hour of opening.
   * @param at milliseconds of the clock of `setAside`
   * @returns the page, and for how many milliseconds nobody could confirm it; undefined when that is over an hour
   */
  findAside(key: string, at: number): { page: CachedPage; age: number } | undefined {
    const age = this.#asideSince === null ? null : at - this.#asideSince;
    const page = age === null || age > maxAside ? undefined : this.#pages.peek(key);
    return page && age !== null ? { page, age } : undefined;
  }

  /** @returns false when the page may be from before a change: then nobody else may keep it either */
  keep(key: string, page: CachedPage, mark: number): boolean {
    if (mark < this.#oldestMark || mark < (this.#changedAt.get(page.ownerId) ?? 0)) return false;
    this.#pages.set(key, page);
    const keys = this.#keysOfOwner.get(page.ownerId) ?? new Set();
    this.#keysOfOwner.set(page.ownerId, keys.add(key));
    return true;
  }

  dropOwner(ownerId: number): void {
    this.#mark += 1;
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
    this.#oldestMark = this.#mark;
  }

  #forget({ ownerId }: CachedPage, key: string): void {
    const keys = this.#keysOfOwner.get(ownerId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfOwner.delete(ownerId);
  }
}
