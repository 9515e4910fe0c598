import { federatedSignInOf, type FederatedSignIn } from '../../../adapters/oauth.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext } from '../../../http/context.ts';
import { isExpected } from '../../../http/plain-form.ts';
import { describeError } from '../../../http/describe-error.ts';
import { startSession, currentSession, saveSession } from '../../../http/session.ts';
import { localPath } from '../../../lib/local-path.ts';
import { issueCsrfToken } from '../../../http/csrf-token.ts';
import { linkGoogle } from '../details/link-google.ts';
import { finishGoogleProof } from '../proof/google-proof.ts';
import { rememberDevice } from '../security-mails/remember-device.ts';
import { signInWithGoogle } from './sign-in-with-google.ts';
import { accountMessages } from './messages.ts';

interface Departure {
  /** A path of our own site; anything else counts as `/`. */
  returnTo?: string | undefined;
  view?: 'login' | 'register' | undefined;
}

/** Where the visitor was, with the dialog that says that the sign-in failed and offers another method. */
function failedPath({ returnTo, view = 'login' }: Departure): string {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(localPath(returnTo)) ?? [];
  const query = new URLSearchParams(search);
  query.set(view, '1');
  query.set('auth_error', 'google');
  return `${path}?${query}${hash}`;
}
const linkPath = (outcome: 'linked' | 'taken' | 'failed') => `/account?google=${outcome}`;

/**
 * Redirects the browser to Google; the session stores the state of the sign-in until the browser returns. A failure
 * leads back to where the visitor was (docs/product.md 11.20).
 * @throws {AppError} `service_unavailable` to a program
 */
export async function startGoogleSignIn(ctx: AppContext, from: Departure): Promise<void> {
  const signIn = federatedSignInOf(ctx.deps.env);
  if (!signIn) return refuse(ctx, noClient(), from);
  let begun;
  try {
    begun = await signIn.begin();
  } catch (error) {
    return refuse(ctx, error, from);
  }
  const { returnTo, view } = from;
  Object.assign(currentSession(ctx) ?? {}, {
    grant: { ...begun.kept, view },
    returnTo: localPath(returnTo),
  });
  await saveSession(ctx);
  redirect(ctx, begun.location);
}

/**
 * Starts a link between the signed-in account and a Google account.
 * @param userId the user who proved their identity; only their session may finish it
 * @returns the address that the browser is redirected to
 * @throws {AppError} `service_unavailable` where no Google client is configured or Google does not answer
 */
export async function startGoogleLink(ctx: AppContext, userId: number): Promise<string> {
  const signIn = federatedSignInOf(ctx.deps.env);
  if (!signIn) throw noClient();
  try {
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
 * Takes the browser back from Google: the stored state is used up first, so that the same answer never counts twice;
 * then the account is found and a new session starts, or the signed-in account is linked.
 */
export async function finishGoogleSignIn(ctx: AppContext): Promise<void> {
  const session = currentSession(ctx);
  const { linkUserId, proofOf, view, ...kept } = session?.grant ?? {};
  const returnTo = localPath(session?.returnTo);
  const from = { returnTo, view: view === 'register' ? view : 'login' } as const;
  const signIn = federatedSignInOf(ctx.deps.env);
  if (!signIn || !session?.grant) return refuse(ctx, new Error('No sign-in is under way.'), from);
  delete session.grant;
  delete session.returnTo;
  await saveSession(ctx);
  if (linkUserId !== undefined) return finishGoogleLink(ctx, signIn, kept, Number(linkUserId));
  if (proofOf !== undefined) return finishGoogleProof(ctx, signIn, kept, Number(proofOf));
  let userId: number;
  try {
    const identity = await signIn.finish({ ...ctx.query }, kept);
    const person = await ctx.deps.knex.transaction((trx) =>
      signInWithGoogle(trx, ctx.deps.env, identity, {
        language: ctx.state.language,
        now: ctx.deps.clock.now(),
      }),
    );
    userId = person.id;
  } catch (error) {
    return refuse(ctx, error, from);
  }
  await startSession(ctx, userId, { rememberMe: true });
  await rememberDevice(ctx, userId);
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
    // Another user signed in meanwhile in this browser.
    if (ctx.state.actor?.id !== userId) throw new AppError('forbidden');
    const identity = await signIn.finish({ ...ctx.query }, kept);
    await ctx.deps.knex.transaction((trx) =>
      linkGoogle(trx, ctx.deps.env, userId, { subject: identity.subject, now: ctx.deps.clock.now() }),
    );
    redirect(ctx, linkPath('linked'));
  } catch (error) {
    ctx.state.log.warn({ err: describeError(error) }, 'Google link failed');
    const isTaken = error instanceof AppError && error.code === 'conflict';
    redirect(ctx, linkPath(isTaken ? 'taken' : 'failed'));
  }
}

/** Nobody set it up: anybody may ask, and nothing broke. */
const noClient = (): AppError =>
  new AppError('service_unavailable', {
    text: accountMessages.googleNotStarted,
    message: 'no Google client',
  });

/** Redirects to the storefront with the error, or answers a program with a plain refusal. The reason is only logged. */
function refuse(ctx: AppContext, error: unknown, from: Departure): void {
  const isJson = ctx.accepts('html', 'json') === 'json';
  if (error instanceof AppError && isExpected(error)) {
    if (isJson) throw error;
    return redirect(ctx, failedPath(from));
  }
  ctx.state.log.warn({ err: describeError(error) }, 'Google sign-in failed');
  if (isJson)
    throw new AppError('service_unavailable', { text: accountMessages.googleNotStarted, cause: error });
  redirect(ctx, failedPath(from));
}

function redirect(ctx: AppContext, location: string): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = 302;
  ctx.redirect(location);
}
