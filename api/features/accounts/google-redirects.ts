import { federatedSignInOf } from '../../adapters/oauth.ts';
import { AppError } from '../../errors.ts';
import type { AppContext } from '../../http/context.ts';
import { describeError } from '../../http/describe-error.ts';
import { beginSession, currentSession, saveSession } from '../../http/session.ts';
import { localPath } from '../../lib/local-path.ts';
import { issueCsrfToken } from '../../http/csrf-token.ts';
import { accountTexts } from './account-texts.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';

/** Where the storefront says that this sign-in did not work and another method is to be tried. */
const failedPath = '/?auth_error=google';

/** Sends the browser to Google; what was begun is kept in its session until it returns. */
export async function startGoogleSignIn(ctx: AppContext, returnTo: string | undefined): Promise<void> {
  const signIn = federatedSignInOf(ctx.parts.env);
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
 * Takes the browser back from Google: what was begun is used up first, so that the same answer never counts
 * twice; then the account is found and a new session begins.
 */
export async function finishGoogleSignIn(ctx: AppContext): Promise<void> {
  const session = currentSession(ctx);
  const kept = session?.grant;
  const returnTo = localPath(session?.returnTo);
  const signIn = federatedSignInOf(ctx.parts.env);
  if (!signIn || !session || !kept) return refuse(ctx, new Error('No sign-in is under way.'));
  delete session.grant;
  delete session.returnTo;
  await saveSession(ctx);
  let userId: number;
  try {
    const identity = await signIn.finish({ ...ctx.query }, kept);
    const person = await ctx.parts.knex.transaction((trx) =>
      signInWithGoogle(trx, identity, ctx.state.language),
    );
    userId = person.id;
  } catch (error) {
    return refuse(ctx, error);
  }
  await beginSession(ctx, userId, { rememberMe: true });
  issueCsrfToken(ctx);
  redirect(ctx, returnTo);
}

/** Back to the storefront with the fault, or a plain refusal for a program. The reason stays in the log. */
function refuse(ctx: AppContext, error: unknown): void {
  ctx.state.log.warn({ err: describeError(error) }, 'Google sign-in failed');
  if (ctx.accepts('html', 'json') === 'json')
    throw new AppError('service_unavailable', { text: accountTexts.googleNotStarted, cause: error });
  redirect(ctx, failedPath);
}

function redirect(ctx: AppContext, location: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 302;
  ctx.redirect(location);
}
