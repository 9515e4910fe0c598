import { federatedSignInOf, type FederatedSignIn } from '../../../adapters/oauth.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { describeError } from '../../../http/describe-error.ts';
import { startSession, currentSession, saveSession } from '../../../http/session.ts';
import { localPath } from '../../../lib/local-path.ts';
import { issueCsrfToken } from '../../../http/csrf-token.ts';
import { accountMessages } from './account-messages.ts';
import { linkGoogle } from '../details/link-google.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

/** Where the storefront says that this sign-in did not work and another method is to be tried. */
const failedPath = '/?auth_error=google';
/** Where it says what came of linking. */
const linkPath = (outcome: 'linked' | 'taken' | 'failed') => `/account?google=${outcome}`;

/** Sends the browser to Google; what was begun is kept in its session until it returns. */
export async function startGoogleSignIn(ctx: AppContext, returnTo: string | undefined): Promise<void> {
  const signIn = federatedSignInOf(ctx.deps.env);
  if (!signIn) return refuse(ctx, new Error('No Google client is configured.'));
  let begun;
  try {
    begun = await signIn.begin();
  } catch (error) {
    return refuse(ctx, error);
  }
  Object.assign(currentSession(ctx) ?? {}, { grant: begun.kept, returnTo: localPath(returnTo) });
  await saveSession(ctx);
  redirect(ctx, begun.location);
}

/**
 * Begins a link between the account that is signed in and a Google account.
 * @param userId who showed that they are there; only their session may finish it
 * @returns where the browser goes on
 * @throws {AppError} `service_unavailable` where no Google client is configured or Google does not answer
 */
export async function startGoogleLink(ctx: AppContext, userId: number): Promise<string> {
  try {
    const signIn = federatedSignInOf(ctx.deps.env);
    if (!signIn) throw new Error('No Google client is configured.');
    const begun = await signIn.begin();
    Object.assign(currentSession(ctx) ?? {}, { grant: { ...begun.kept, linkUserId: userId } });
    await saveSession(ctx);
    return begun.location;
  } catch (error) {
    ctx.state.log.warn({ err: describeError(error) }, 'Google link failed');
    throw new AppError('service_unavailable', { text: accountMessages.googleNotStarted, cause: error });
  }
}

/**
 * Takes the browser back from Google: what was begun is used up first, so that the same answer never counts
 * twice; then the account is found and a new session begins, or the one that is signed in is linked.
 */
export async function finishGoogleSignIn(ctx: AppContext): Promise<void> {
  const session = currentSession(ctx);
  const { linkUserId, ...kept } = session?.grant ?? {};
  const returnTo = localPath(session?.returnTo);
  const signIn = federatedSignInOf(ctx.deps.env);
  if (!signIn || !session?.grant) return refuse(ctx, new Error('No sign-in is under way.'));
  delete session.grant;
  delete session.returnTo;
  await saveSession(ctx);
  if (linkUserId !== undefined) return finishGoogleLink(ctx, signIn, kept, Number(linkUserId));
  let userId: number;
  try {
    const identity = await signIn.finish({ ...ctx.query }, kept);
    const person = await ctx.deps.knex.transaction((trx) =>
      signInWithGoogle(trx, identity, ctx.state.language),
    );
    userId = person.id;
  } catch (error) {
    return refuse(ctx, error);
  }
  await startSession(ctx, userId, { rememberMe: true });
  issueCsrfToken(ctx);
  redirect(ctx, returnTo);
}

async function finishGoogleLink(
  ctx: AppContext,
  signIn: FederatedSignIn,
  kept: Record<string, unknown>,
  userId: number,
): Promise<void> {
  try {
    // Whoever signed in meanwhile in this browser is somebody else.
    if (ctx.state.actor?.id !== userId) throw new AppError('forbidden');
    const identity = await signIn.finish({ ...ctx.query }, kept);
    await ctx.deps.knex.transaction((trx) => linkGoogle(trx, userId, identity.subject));
    redirect(ctx, linkPath('linked'));
  } catch (error) {
    ctx.state.log.warn({ err: describeError(error) }, 'Google link failed');
    const isTaken = error instanceof AppError && error.code === 'conflict';
    redirect(ctx, linkPath(isTaken ? 'taken' : 'failed'));
  }
}

/** Back to the storefront with the fault, or a plain refusal for a program. The reason stays in the log. */
function refuse(ctx: AppContext, error: unknown): void {
  ctx.state.log.warn({ err: describeError(error) }, 'Google sign-in failed');
  if (ctx.accepts('html', 'json') === 'json')
    throw new AppError('service_unavailable', { text: accountMessages.googleNotStarted, cause: error });
  redirect(ctx, failedPath);
}

function redirect(ctx: AppContext, location: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 302;
  ctx.redirect(location);
}
