import type { AuthView } from './auth-dialog-store.ts';

/** Query parameters of the sign-in and of the card begun before it, which are not the page's own. */
const ownParameters = ['login', 'register', 'demo', 'auth_error', 'card-name', 'card-trade'];

interface AuthWish {
  view: AuthView | null;
  demo: boolean;
  googleFailed: boolean;
}

/**
 * What an address requests from the sign-in: `?login=1` and `?register=1` open the dialog (such links work before the
 * script has loaded), `?demo=1` the demo login; `?auth_error=google` opens it with the word that the sign-in with Google has failed.
 */
export function readAuthWish(search: string): AuthWish {
  const query = new URLSearchParams(search);
  const demo = query.get('demo') === '1';
  const googleFailed = query.get('auth_error') === 'google';
  const isRegister = query.get('register') === '1';
  const login = demo || query.get('login') === '1' || (googleFailed && !isRegister);
  return { view: login ? 'login' : isRegister ? 'register' : null, demo, googleFailed };
}

/** The query without the sign-in's own parameters, with `?` unless empty. */
export function withoutAuthWish(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ownParameters) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** The query that opens the sign-in over the page, whatever it asked for before. */
export function withAuthWish(search: string, wish: 'login' | 'register' | 'demo'): string {
  const rest = withoutAuthWish(search).slice(1);
  return `?${rest ? `${rest}&` : ''}${wish}=1`;
}

/** Return address for a sign-in elsewhere: this page, without the sign-in's parameters. */
export function pathToReturnTo(pathname: string, search: string): string {
  return pathname + withoutAuthWish(search);
}
