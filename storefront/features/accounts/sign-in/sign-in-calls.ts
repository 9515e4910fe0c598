import { apiWrite } from '../../../lib/api-client.ts';
import { storeToken } from '../../../lib/browser-store.ts';
import { tokenOfReply, userOfReply, type SessionUser } from '../session/session-user.ts';

/** The server answered, but named nobody; `message` is what it said instead, if anything. */
export class UserMissingError extends Error {
  /** There was a user, but without id or e-mail. */
  readonly malformed: boolean;

  constructor(message: string, malformed: boolean) {
    super(message);
    this.name = 'UserMissingError';
    this.malformed = malformed;
  }
}

export interface LoginInput {
  email: string;
  password: string;
  rememberMe: boolean;
}

export interface RegisterInput {
  username: string;
  email: string;
  password: string;
}

/** @throws {ApiError} when refused; {@link UserMissingError} when the answer names nobody */
export const login = (input: LoginInput): Promise<SessionUser> => signIn('/api/auth/login', input);

/** The repeated password was for the form alone and stays here (docs/specification.md 7). */
export const register = ({ username, email, password }: RegisterInput): Promise<SessionUser> =>
  signIn('/api/auth/register', { username, email, password });

export const demoLogin = (): Promise<SessionUser> => signIn('/api/auth/demo-login', {});

async function signIn(path: string, body: unknown): Promise<SessionUser> {
  const reply = await apiWrite('POST', path, body);
  const user = userOfReply(reply);
  if (!user) {
    const { message, user: malformed } = (reply ?? {}) as { message?: unknown; user?: unknown };
    throw new UserMissingError(typeof message === 'string' ? message : '', Boolean(malformed));
  }
  const token = tokenOfReply(reply);
  if (token) storeToken(token);
  return user;
}
