import { localStorageStore, type Store } from 'react-admin';
import { createSavedQueries, listOfQueries } from './saved-queries.ts';

const oneYearInSeconds = 31_536_000;
/** Settings shared with the storefront: react-admin's names and the cookies'. */
const sharedCookies: Readonly<Record<string, string>> = { locale: 'lang', theme: 'theme' };

function readCookie(name: string): string | undefined {
  const prefix = `${name}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found ? decodeURIComponent(found.slice(prefix.length)) : undefined;
}

function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${oneYearInSeconds}; SameSite=Lax${secure}`;
}

/**
 * Stores an admin's settings. Language and theme are in the storefront's cookies, so that both clients and
 * the server agree, and survive a sign-out; saved queries are on the server, columns in this browser's storage.
 * @param failed is told when a saved query could not be kept or removed
 */
export function createPreferencesStore(failed: (error: unknown) => void): Store {
  const queries = createSavedQueries(failed);
  const local = localStorageStore('1', 'BikurBackOffice');
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  return {
    ...local,
    getItem: (key, fallback) => {
      const list = listOfQueries(key);
      if (list) return queries.get(list) as typeof fallback;
      const cookie = sharedCookies[key];
      return cookie ? ((readCookie(cookie) as typeof fallback) ?? fallback) : local.getItem(key, fallback);
    },
    setItem: (key, value) => {
      const list = listOfQueries(key);
      if (list) return queries.set(list, value as never);
      const cookie = sharedCookies[key];
      if (!cookie) return local.setItem(key, value);
      writeCookie(cookie, String(value));
      for (const listener of listeners.get(key) ?? []) listener(value);
    },
    subscribe: (key, callback) => {
      const list = listOfQueries(key);
      if (list) return queries.subscribe(list, callback as never);
      if (!sharedCookies[key]) return local.subscribe(key, callback);
      const subscribed = listeners.get(key) ?? new Set();
      listeners.set(key, subscribed.add(callback));
      return () => void subscribed.delete(callback);
    },
    reset: () => {
      local.reset();
      queries.forget();
    },
  };
}
