import {
  demoLoginEndpoint,
  loginEndpoint,
  registerEndpoint,
} from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { storeToken } from '../../../lib/browser-store.ts';
import { tokenOfReply, userOfReply, type SessionUser } from '../session/session-user.ts';

/** The server's reply contains no user; `message` is its text instead, if any. */
export class UserMissingError extends Error {
  /** The reply's user has no id or no e-mail. */
  readonly malformed: boolean;

  constructor(message: string, malformed: boolean) {
    super(message);
    this.name = 'UserMissingError';
    this.malformed = malformed;
  }
}

interface LoginInput {
  email: string;
  password: string;
  rememberMe: boolean;
}

interface RegisterInput {
  username: string;
  email: string;
  password: string;
}

/** @throws {ApiError} when refused; {@link UserMissingError} when the reply contains no user */
export const login = (input: LoginInput): Promise<SessionUser> =>
  signIn(() => call(loginEndpoint, { body: input }));

/** The repeated password is checked in the form only and not sent (docs/specification.md 7). */
export const register = ({ username, email, password }: RegisterInput): Promise<SessionUser> =>
  signIn(() => call(registerEndpoint, { body: { username, email, password } }));

export const demoLogin = (): Promise<SessionUser> => signIn(() => call(demoLoginEndpoint));

async function signIn(ask: () => Promise<unknown>): Promise<SessionUser> {
  const reply = await ask();
  const user = userOfReply(reply);
  if (!user) {
    const { message, user: malformed } = (reply ?? {}) as { message?: unknown; user?: unknown };
    throw new UserMissingError(typeof message === 'string' ? message : '', Boolean(malformed));
  }
  const token = tokenOfReply(reply);
  if (token) storeToken(token);
  return user;
}
