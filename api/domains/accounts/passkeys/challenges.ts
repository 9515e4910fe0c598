import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { saveSession } from '../../../http/session.ts';
import { sessionSecretOf } from '../../../http/session-store.ts';
import { hashOfSecret } from '../../../lib/secret-token.ts';

/** What an authenticator's answer is for; an answer for one purpose is none for another. */
export type ChallengePurpose = 'sign-in' | 'add' | 'prove';

const lifetimeMilliseconds = 10 * 60_000;
/** Open at once in one session: tabs, dialogs that were closed. */
const mostOpen = 10;

/**
 * Makes a challenge that an authenticator is to sign, bound to this session; a guest gets a short one
 * (docs/security.md S1).
 * @param userHandle the name of the person that a new passkey is given
 * @returns 256 random bits, base64url
 * @throws {AppError} `conflict` to a program with a bearer token, which has no session
 */
export async function makeChallenge(
  ctx: AppContext,
  purpose: ChallengePurpose,
  userHandle: string | null = null,
): Promise<string> {
  if (ctx.state.credential?.kind === 'token') throw new AppError('conflict');
  if (!sessionSecretOf(ctx)) await saveSession(ctx);
  const { knex, clock } = ctx.deps;
  const challenge = randomBytes(32).toString('base64url');
  const now = clock.now();
  const session = ownSession(ctx);
  await knex('passkey_challenges').insert({
    challenge,
    session_id: session,
    purpose,
    user_handle: userHandle,
    expires_at: new Date(now.getTime() + lifetimeMilliseconds),
  });
  await knex('passkey_challenges')
    .where({ session_id: session })
    .whereNotIn('challenge', newest(knex, session))
    .delete();
  return challenge;
}

const newest = (knex: Knex, session: string | null) =>
  knex('passkey_challenges')
    .where({ session_id: session })
    .orderBy([{ column: 'expires_at', order: 'desc' }, 'challenge'])
    .limit(mostOpen)
    .select('challenge');

/**
 * Uses up the challenge that an answer names.
 * @param clientData the answer's `clientDataJSON`, base64url
 * @returns the challenge, with the handle that a new passkey was given; null when this session has none such for this purpose, or not any more
 */
export async function takeChallenge(
  ctx: AppContext,
  clientData: string,
  purpose: ChallengePurpose,
): Promise<{ challenge: string; userHandle: string | null } | null> {
  const challenge = challengeIn(clientData);
  const session = ownSession(ctx);
  if (challenge === null || session === null) return null;
  const [taken] = (await ctx.deps
    .knex('passkey_challenges')
    .where({ challenge, session_id: session, purpose })
    .delete(['expires_at', 'user_handle'])) as { expires_at: Date; user_handle: string | null }[];
  if (!taken || taken.expires_at <= ctx.deps.clock.now()) return null;
  return { challenge, userHandle: taken.user_handle };
}

function ownSession(ctx: AppContext): string | null {
  const secret = sessionSecretOf(ctx);
  return secret === undefined ? null : hashOfSecret(secret);
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' && challenge.length <= 90 ? challenge : null;
  } catch {
    return null;
  }
}
