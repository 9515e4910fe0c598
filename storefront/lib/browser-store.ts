/**
 * What the storefront stores in the browser (docs/specification.md 3): currentUser, token and language.
 * Storage may be off or full, so every access may fail and the storefront relies on none.
 */
interface StoredUser {
  id: number;
  email: string;
  [other: string]: unknown;
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const readText = (key: string): string | null => attempt(() => localStorage.getItem(key));
const writeText = (key: string, value: string): void => void attempt(() => localStorage.setItem(key, value));
const remove = (key: string): void => void attempt(() => localStorage.removeItem(key));

/** The user stored at the last visit, or null when nothing usable is stored. */
export function readStoredUser(): StoredUser | null {
  const text = readText('currentUser');
  const user: unknown = text === null ? null : attempt(() => JSON.parse(text) as unknown);
  if (typeof user !== 'object' || user === null) return null;
  const { id, email } = user as Partial<StoredUser>;
  return typeof id === 'number' && typeof email === 'string' ? (user as StoredUser) : null;
}

export const storeUser = (user: StoredUser): void => writeText('currentUser', JSON.stringify(user));
export const readToken = (): string | null => readText('token') || null;
export const storeToken = (token: string): void => writeText('token', token);

/** Removes the stored user and token; the language stays. */
export function clearStoredSession(): void {
  remove('currentUser');
  remove('token');
}

export const storeLanguage = (language: string): void => writeText('language', language);

/**
 * Anti-forgery token: a window-level value, else the cookie XSRF-TOKEN, else session storage (docs/specification.md 3).
 */
export function readCsrfToken(): string | null {
  const fromWindow = (globalThis as { csrfToken?: unknown }).csrfToken;
  if (typeof fromWindow === 'string' && fromWindow !== '') return fromWindow;
  const cookie = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(globalThis.document?.cookie ?? '')?.[1];
  if (cookie) return attempt(() => decodeURIComponent(cookie)) ?? cookie;
  return attempt(() => sessionStorage.getItem('csrfToken')) || null;
}

export const storeCsrfToken = (token: string): void =>
  void attempt(() => sessionStorage.setItem('csrfToken', token));
