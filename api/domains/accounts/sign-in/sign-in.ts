import type { SessionUser } from '../../../contract/accounts/accounts.schema.ts';
import type { Translated } from '../../../contract/base/languages.ts';
import type { AppContext } from '../../../http/context.ts';
import { issueCsrfToken } from '../../../http/csrf-token.ts';
import { startSession, termsOf } from '../../../http/session.ts';
import { describeDevice } from '../../../lib/describe-device.ts';
import { User } from '../../../models/User.ts';
import { issueToken } from '../sessions/issue-token.ts';
import { rememberDevice } from '../security-mails/remember-device.ts';
import { readSessionUser } from './read-session-user.ts';

interface SignInChoice {
  rememberMe: boolean;
  /** A program wants a bearer token besides the cookie. */
  requestToken?: boolean | undefined;
  /** A passkey or a code was given, too. */
  hasSecondFactor?: boolean;
  message: Translated;
}

interface SignedIn {
  user: SessionUser;
  message: string;
  token?: string;
}

/**
 * Signs a user in whose credentials were checked: a new session, a new anti-forgery token and, when asked for, a
 * bearer token that lives as long as the session.
 */
export async function signIn(ctx: AppContext, userId: number, choice: SignInChoice): Promise<SignedIn> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  await startSession(ctx, userId, choice);
  issueCsrfToken(ctx);
  await rememberDevice(ctx, userId);
  await User.query(knex).findById(userId).patch({ lastSeenAt: now });
  const user = await readSessionUser(ctx.deps, userId);
  const message = choice.message[ctx.state.language];
  if (!choice.requestToken) return { user, message };
  const { lifetimeSeconds, network } = await termsOf(ctx, userId, choice.rememberMe);
  const device = describeDevice(ctx.get('User-Agent'));
  const hasSecondFactor = choice.hasSecondFactor ?? false;
  const token = await issueToken(knex, { userId, hasSecondFactor, device, network, now, lifetimeSeconds });
  return { user, message, token };
}
