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

/** Whether the menu is open, by react-admin's `useSidebarState`. */
const menuKey = 'sidebar.open';

/**
 * Stores an admin's settings. Language and theme are in the storefront's cookies, so that both clients and
 * the server agree, and survive a sign-out; saved queries are on the server, columns in this browser's storage.
 * A narrow window's menu is a drawer that starts closed: it is no other window's, and not how the menu is left.
 * @param failed is told when a saved query could not be kept or removed
 */
export function createPreferencesStore(failed: (error: unknown) => void): Store {
  const queries = createSavedQueries(failed);
  const local = localStorageStore('1', 'BikurBackOffice');
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  const tell = (key: string, value: unknown) => {
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  // What the theme's `breakpoints.down('sm')` asks, by which `OfficeLayout` makes the menu a drawer.
  const narrow = window.matchMedia('(max-width:599.95px)');
  let isDrawerOpen = false;
  const isDrawer = (key: string) => key === menuKey && narrow.matches;
  narrow.addEventListener('change', () => {
    isDrawerOpen = false;
    tell(menuKey, narrow.matches ? isDrawerOpen : local.getItem(menuKey, true));
  });
  return {
    ...local,
    getItem: (key, fallback) => {
      const list = listOfQueries(key);
      if (list) return queries.get(list) as typeof fallback;
      if (isDrawer(key)) return isDrawerOpen as typeof fallback;
      const cookie = sharedCookies[key];
      return cookie ? ((readCookie(cookie) as typeof fallback) ?? fallback) : local.getItem(key, fallback);
    },
    setItem: (key, value) => {
      const list = listOfQueries(key);
      if (list) return queries.set(list, value as never);
      const cookie = sharedCookies[key];
      if (isDrawer(key)) isDrawerOpen = Boolean(value);
      else if (cookie) writeCookie(cookie, String(value));
      else return local.setItem(key, value);
      tell(key, value);
    },
    subscribe: (key, callback) => {
      const list = listOfQueries(key);
      if (list) return queries.subscribe(list, callback as never);
      const stop = sharedCookies[key]
        ? () => undefined
        : local.subscribe(key, (value) => isDrawer(key) || callback(value));
      const subscribed = listeners.get(key) ?? new Set();
      listeners.set(key, subscribed.add(callback));
      return () => {
        stop();
        subscribed.delete(callback);
      };
    },
    reset: () => {
      local.reset();
      queries.forget();
    },
  };
}
