import {
  currentUserEndpoint,
  loginEndpoint,
  logoutEndpoint,
} from '../../../api/contract/accounts/accounts.endpoint.ts';
import { call } from './call.ts';
import { HttpError, type AuthProvider } from 'react-admin';
import { z } from 'zod';
import { userRole } from '../../../api/contract/accounts/roles.schema.ts';
import { forgetCsrfToken } from './csrf-token.ts';

const person = z.object({ id: z.number(), username: z.string(), email: z.string().optional(), userRole });
/** The server returns the user itself or an object that contains it (docs/specification.md 7). */
const sessionReply = z.union([z.object({ user: person }).transform((reply) => reply.user), person]);
type Person = z.infer<typeof person>;

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Leaves the back office for the storefront; replaced in tests. */
export const leave = { toSite: () => window.location.assign('/') };

/** True once the server has ended the session: signing out then needs no request. */
let sessionIsOver = false;

async function readPerson(signal?: AbortSignal): Promise<Person> {
  const parsed = sessionReply.safeParse(await call(currentUserEndpoint, {}, { signal }));
  if (!parsed.success) throw new HttpError('bikur.errors.sessionEnded', 401);
  return parsed.data;
}

/** Never settles: the browser is leaving for the storefront, and nothing should be rendered meanwhile. */
function goToSite(): Promise<never> {
  leave.toSite();
  return new Promise(() => {});
}

/**
 * The back office shares the storefront's session. After a session has ended the user comes to the sign-in page here; a
 * user who is no admin comes to the storefront; a network failure changes nothing (docs/specification.md 4).
 */
export const authProvider: AuthProvider = {
  async login({ email, password, rememberMe }: Credentials) {
    forgetCsrfToken();
    const reply = await call(loginEndpoint, { body: { email, password, rememberMe } });
    forgetCsrfToken();
    sessionIsOver = false;
    if (sessionReply.parse(reply).userRole !== 'admin') return goToSite();
    return undefined;
  },
  async logout() {
    if (sessionIsOver) return '/login';
    await call(logoutEndpoint);
    forgetCsrfToken();
    return goToSite();
  },
  async checkAuth({ signal }: { signal?: AbortSignal } = {}) {
    let found: Person;
    try {
      found = await readPerson(signal);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 401) return undefined;
      sessionIsOver = true;
      forgetCsrfToken();
      throw error;
    }
    sessionIsOver = false;
    return found.userRole === 'admin' ? undefined : goToSite();
  },
  async checkError(error: { status?: number; body?: { code?: string } }) {
    if (error.status === 401) {
      sessionIsOver = true;
      forgetCsrfToken();
      throw new Error('bikur.errors.sessionEnded');
    }
    if (error.status === 403 && error.body?.code === 'forbidden') await this.checkAuth({});
  },
  async getIdentity() {
    const { id, username, email } = await readPerson();
    return { id, fullName: username, email };
  },
  getPermissions: () => Promise.resolve('admin'),
};
