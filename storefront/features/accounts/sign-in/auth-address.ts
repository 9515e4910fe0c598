import type { AuthView } from './auth-dialog-store.ts';

/** Parts of a query that belong to signing in and not to the page. */
const ownParameters = ['login', 'register', 'demo', 'auth_error'];

export interface AuthWish {
  view: AuthView | null;
  demo: boolean;
  googleFailed: boolean;
}

/**
 * What an address asks of the sign-in: `?login=1` and `?register=1` open the dialog (links work before the
 * script has come), `?demo=1` the demo login, `?auth_error=google` tells of a sign-in that did not start.
 */
export function readAuthWish(search: string): AuthWish {
  const query = new URLSearchParams(search);
  const demo = query.get('demo') === '1';
  const login = demo || query.get('login') === '1';
  return {
    view: login ? 'login' : query.get('register') === '1' ? 'register' : null,
    demo,
    googleFailed: query.get('auth_error') === 'google',
  };
}

/** The query without the parts that belong to signing in, beginning with `?` unless empty. */
export function withoutAuthWish(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ownParameters) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** Where to come back to after a sign-in elsewhere: this page, without the wish to sign in. */
export function pathToReturnTo(pathname: string, search: string): string {
  return pathname + withoutAuthWish(search);
}
