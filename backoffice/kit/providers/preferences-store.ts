import { localStorageStore, type Store } from 'react-admin';

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
 * the server agree, and survive a sign-out; columns and saved searches are in this browser's storage.
 */
export function createPreferencesStore(): Store {
  const local = localStorageStore('1', 'BikurBackOffice');
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  return {
    ...local,
    getItem: (key, fallback) => {
      const cookie = sharedCookies[key];
      return cookie ? ((readCookie(cookie) as typeof fallback) ?? fallback) : local.getItem(key, fallback);
    },
    setItem: (key, value) => {
      const cookie = sharedCookies[key];
      if (!cookie) return local.setItem(key, value);
      writeCookie(cookie, String(value));
      for (const listener of listeners.get(key) ?? []) listener(value);
    },
    subscribe: (key, callback) => {
      if (!sharedCookies[key]) return local.subscribe(key, callback);
      const subscribed = listeners.get(key) ?? new Set();
      listeners.set(key, subscribed.add(callback));
      return () => void subscribed.delete(callback);
    },
  };
}
