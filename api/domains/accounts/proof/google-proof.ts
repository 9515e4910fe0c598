import { federatedSignInOf, type FederatedSignIn } from '../../../adapters/oauth.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { currentSession, saveSession } from '../../../http/session.ts';
import { User } from '../../../models/User.ts';
import { accountMessages } from '../sign-in/messages.ts';
import { markProved } from './mark-proved.ts';
import { proofPage } from './proof-page.ts';

/**
 * Starts a proof with the linked Google account: Google is asked to have the person sign in and agree anew.
 * @returns the address that a window of the browser goes on to
 * @throws {AppError} `conflict` for a bearer token, and without a linked account; `service_unavailable`
 */
export async function startGoogleProof(ctx: AppContext): Promise<string> {
  const { id } = actorOf(ctx);
  const user = await User.query(ctx.deps.knex).findById(id).throwIfNotFound();
  // Only the browser that started it can finish it.
  if (ctx.state.credential?.kind !== 'session' || user.googleId === null) throw new AppError('conflict');
  try {
    const signIn = federatedSignInOf(ctx.deps.env);
    if (!signIn) throw new Error('No Google client is configured.');
    const begun = await signIn.begin();
    Object.assign(currentSession(ctx) ?? {}, { grant: { ...begun.kept, proofOf: id } });
    await saveSession(ctx);
    const location = new URL(begun.location);
    // The person has to agree with a press of their own, and where the provider takes it, to sign in.
    location.searchParams.set('prompt', 'consent');
    location.searchParams.set('max_age', '0');
    return location.href;
  } catch (error) {
    ctx.state.log.warn({ err: describeError(error) }, 'Google proof failed');
    throw new AppError('service_unavailable', { text: accountMessages.googleNotStarted, cause: error });
  }
}

/** Takes the window back from Google: the session is proved when it was the account that is linked to this user. */
export async function finishGoogleProof(
  ctx: AppContext,
  signIn: FederatedSignIn,
  kept: Record<string, unknown>,
  userId: number,
): Promise<void> {
  let outcome: 'given' | 'failed' = 'failed';
  try {
    // Another user signed in meanwhile in this browser.
    if (ctx.state.actor?.id !== userId) throw new AppError('forbidden');
    const identity = await signIn.finish({ ...ctx.query }, kept);
    const user = await User.query(ctx.deps.knex).findById(userId).throwIfNotFound();
    if (user.googleId !== identity.subject) throw new AppError('forbidden');
    await markProved(ctx.deps.knex, ctx.state.credential, ctx.deps.clock.now());
    outcome = 'given';
  } catch (error) {
    ctx.state.log.warn({ err: describeError(error) }, 'Google proof failed');
  }
  ctx.status = outcome === 'given' ? 200 : 403;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'html';
  ctx.body = proofPage(outcome, ctx.state.language, ctx.state.nonce);
}
