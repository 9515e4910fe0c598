import {
  demoLoginEndpoint,
  loginEndpoint,
  registerEndpoint,
} from '../../../../api/contract/accounts/accounts.endpoint.ts';
import { passkeySignInEndpoint } from '../../../../api/contract/accounts/passkeys.endpoint.ts';
import type { PasskeyAssertion } from '../../../../api/contract/accounts/passkeys.schema.ts';
import { call } from '../../../lib/call.ts';
import { ApiError } from '../../../lib/api-errors.ts';
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
  /** Of the app, or a recovery code; left out until it is asked for. */
  code?: string;
}

interface RegisterInput {
  username: string;
  email: string;
  password: string;
}

/** @throws {ApiError} when refused; {@link UserMissingError} when the reply contains no user */
export const login = (input: LoginInput): Promise<SessionUser> =>
  signIn(() => call(loginEndpoint, { body: input }));

/** Whether the password was right and a code is missing (docs/security.md S1). */
export const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && (error.data as { code?: unknown } | null)?.code === 'second_factor_required';

/** The repeated password is checked in the form only and not sent (docs/specification.md 7). */
export const register = ({ username, email, password }: RegisterInput): Promise<SessionUser> =>
  signIn(() => call(registerEndpoint, { body: { username, email, password } }));

/** With a passkey in place of the password. */
export const passkeyLogin = (body: {
  passkey: PasskeyAssertion;
  rememberMe: boolean;
}): Promise<SessionUser> => signIn(() => call(passkeySignInEndpoint, { body }));

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
