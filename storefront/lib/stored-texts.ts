type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Texts that the browser holds for one page: drafts above all. Storage may be off or full, and nothing relies on it. */
export interface StoredTexts {
  /** @returns null without one, or without storage */
  read(key: string): string | null;
  /** The same as parsed JSON; null where it is none. Any script can write there, so nothing of it is trusted. */
  readJson(key: string): unknown;
  /**
   * @param text null deletes it
   * @returns false when the browser can't store it
   */
  write(key: string, text: string | null): boolean;
  /** Keys that begin with this. */
  keys(prefix: string): string[];
}

/** @param storageOf asked at each use: merely naming the storage throws where it is switched off */
export function storedTexts(storageOf: () => BrowserStorage): StoredTexts {
  function attempt<Result>(work: (storage: BrowserStorage) => Result): Result | null {
    try {
      return work(storageOf());
    } catch {
      return null;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key)),
    readJson: (key) => attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown),
    write: (key, text) =>
      attempt((storage) => {
        if (text === null) storage.removeItem(key);
        else storage.setItem(key, text);
        return true;
      }) ?? false,
    keys: (prefix) =>
      attempt((storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
          key.startsWith(prefix),
        ),
      ) ?? [],
  };
}

/** Lasts until it is deleted. */
export const browserTexts = storedTexts(() => localStorage);
/** Lasts as long as the tab. */
export const tabTexts = storedTexts(() => sessionStorage);
