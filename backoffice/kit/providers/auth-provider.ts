import {
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
} from '../../../api/contract/accounts/accounts.endpoint.ts';
import { call } from './call.ts';
import { HttpError, type AuthProvider } from 'react-admin';
import { isOfficeRole } from '../../../api/contract/accounts/permissions.ts';
import type { UserRole } from '../../../api/contract/accounts/roles.schema.ts';
import { mayDo } from '../access/may-do.ts';
import { signInWithPasskey } from '../login/passkeys.ts';
import { forgetCsrfToken } from './csrf-token.ts';

interface Person {
  id: number;
  username: string;
  email?: string | undefined;
  userRole: UserRole;
}

const isPerson = (value: Partial<Person> | null | undefined): value is Person =>
  typeof value?.id === 'number' && typeof value.username === 'string' && typeof value.userRole === 'string';

/**
 * Who a reply is about: the server returns the user itself or an object that contains it (docs/specification.md 7).
 * By hand, for this is all that the first page would need zod for.
 */
function personIn(reply: unknown): Person | undefined {
  const { user } = (reply ?? {}) as { user?: Partial<Person> };
  return [user, reply as Partial<Person>].find(isPerson);
}

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Of the app, or a recovery code; empty until it is asked for. */
  code: string;
}

/** How somebody signs in. */
export type SignInWish = Credentials | { withPasskey: true };

const codeOf = (error: unknown): unknown =>
  error instanceof HttpError ? (error.body as { code?: unknown } | undefined)?.code : undefined;

/** Whether the password was right and a code is missing (docs/security.md S1). */
export const asksForCode = (error: unknown): boolean => codeOf(error) === 'second_factor_required';

/** Leaves the back office for the storefront; replaced in tests. */
export const leave = { toSite: () => window.location.assign('/') };

/** True once the server has ended the session: signing out then needs no request. */
let sessionIsOver = false;

async function askWhoWorks(): Promise<Person> {
  const person = personIn(await call(currentUserEndpoint));
  if (!person) throw new HttpError('bikur.errors.sessionEnded', 401);
  return person;
}

/** Who was signed in when last asked: each page and button wants to know, and each page asks anew in `checkAuth`. */
let lastSeen: Person | undefined;
/** The answer that is under way: a page, its menu and its buttons ask at the same moment, and get the same one. */
let asking: Promise<Person> | undefined;

function readPerson(): Promise<Person> {
  if (asking) return asking;
  const own = askWhoWorks()
    .then((person) => {
      if (asking === own) lastSeen = person;
      return person;
    })
    .finally(() => {
      if (asking === own) asking = undefined;
    });
  asking = own;
  return own;
}

const personAtWork = async (): Promise<Person> => lastSeen ?? readPerson();

function signInWithPassword({ code, ...credentials }: Credentials): Promise<unknown> {
  return call(loginEndpoint, { body: { ...credentials, ...(code && { code }) } });
}

/** Never settles: the browser is leaving for the storefront, and nothing should be rendered meanwhile. */
function goToSite(): Promise<never> {
  leave.toSite();
  return new Promise(() => {});
}

/**
 * The back office shares the storefront's session. After a session has ended the user comes to the sign-in page here; a
 * user who isn't staff of the back office comes to the storefront; a network failure changes nothing (docs/specification.md 4).
 */
export const authProvider: AuthProvider = {
  async login(given: SignInWish) {
    forgetCsrfToken();
    const reply = 'withPasskey' in given ? await signInWithPasskey() : await signInWithPassword(given);
    forgetCsrfToken();
    sessionIsOver = false;
    // Nor does what was asked before count for whoever comes now.
    asking = lastSeen = undefined;
    const person = personIn(reply);
    if (!person || !isOfficeRole(person.userRole)) return goToSite();
    return undefined;
  },
  async logout() {
    if (sessionIsOver) return '/login';
    await call(logoutEndpoint);
    forgetCsrfToken();
    return goToSite();
  },
  async checkAuth() {
    let found: Person;
    try {
      found = await readPerson();
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) return undefined;
      sessionIsOver = true;
      forgetCsrfToken();
      throw error;
    }
    sessionIsOver = false;
    return isOfficeRole(found.userRole) ? undefined : goToSite();
  },
  async checkError(error: { status?: number; body?: { code?: string } }) {
    // react-admin's way to lead elsewhere without ending the session.
    if (error.body?.code === 'second_factor_required')
      throw Object.assign(new Error(), { redirectTo: '/second-factor', logoutUser: false, message: false });
    if (error.status === 401) {
      sessionIsOver = true;
      forgetCsrfToken();
      throw new Error('bikur.errors.sessionEnded');
    }
    if (error.status === 403 && error.body?.code === 'forbidden') await this.checkAuth({});
  },
  async getIdentity() {
    const { id, username, email } = await personAtWork();
    return { id, fullName: username, email };
  },
  async getPermissions() {
    return (await personAtWork()).userRole;
  },
  async canAccess({ resource, action }) {
    return mayDo((await personAtWork()).userRole, resource, action);
  },
};
