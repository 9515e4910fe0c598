import type { SessionUser } from './session-user.ts';

/** Sent as `auth-state-changed` on the window when the session changes (docs/specification.md 4). */
export type AuthStateChange =
  | { action: 'login'; user: SessionUser }
  | { action: 'logout'; reason: 'asked' | 'expired' };

declare global {
  interface WindowEventMap {
    'auth-state-changed': CustomEvent<AuthStateChange>;
    userLogout: CustomEvent<AuthStateChange>;
    'header-updated': CustomEvent<null>;
  }
}

/** Notifies every part of the page, and other scripts on it, of a login. */
export function announceLogin(user: SessionUser): void {
  window.dispatchEvent(new CustomEvent('auth-state-changed', { detail: { action: 'login', user } }));
}

/** Broadcasts the end of the session, also as the plain `userLogout` event (docs/product.md 11.10). */
export function announceLogout(reason: 'asked' | 'expired'): void {
  const detail: AuthStateChange = { action: 'logout', reason };
  window.dispatchEvent(new CustomEvent('auth-state-changed', { detail }));
  window.dispatchEvent(new CustomEvent('userLogout', { detail }));
}

/** Broadcasts that the header shows the current session; the loading overlay waits for it. */
export function announceHeaderUpdated(): void {
  window.dispatchEvent(new CustomEvent('header-updated', { detail: null }));
}

/** @returns stops listening */
export function onAuthStateChange(listener: (change: AuthStateChange) => void): () => void {
  const hear = (event: WindowEventMap['auth-state-changed']) => listener(event.detail);
  window.addEventListener('auth-state-changed', hear);
  return () => window.removeEventListener('auth-state-changed', hear);
}
