import {
  changeLanguageEndpoint,
  changePasswordEndpoint,
  csrfTokenEndpoint,
  currentUserEndpoint,
  demoLoginEndpoint,
  googleCallbackEndpoint,
  googleStartEndpoint,
  loginEndpoint,
  logoutEndpoint,
  registerEndpoint,
} from '../../../contract/accounts/accounts.endpoint.ts';
import {
  changeLanguageSchemas,
  changePasswordSchemas,
  csrfTokenSchemas,
  currentUserSchemas,
  demoLoginSchemas,
  googleCallbackSchemas,
  googleStartSchemas,
  loginSchemas,
  logoutSchemas,
  registerSchemas,
} from '../../../contract/accounts/accounts.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { issueCsrfToken } from '../../../http/csrf-token.ts';
import { setLanguageCookie } from '../../../http/language-cookie.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { asksForCode, proveByCode } from '../second-factor/prove-by-code.ts';
import { changeLanguage } from '../details/change-language.ts';
import { changePassword } from '../details/change-password.ts';
import { findDemoUser } from './find-demo-user.ts';
import { finishGoogleSignIn, startGoogleSignIn } from './google-redirects.ts';
import { countPasswordTry } from './limit-guesses.ts';
import { logOut } from './log-out.ts';
import { readSessionUser } from './read-session-user.ts';
import { registerUser } from './register-user.ts';
import { sendVerificationMail } from '../mails/send-verification-mail.ts';
import { signIn } from './sign-in.ts';
import { verifyCredentials } from './verify-credentials.ts';
import { accountMessages } from './messages.ts';

/** Accounts and signing in (docs/specification.md 4 to 8, docs/product.md 3). */
export const accountsRouter = createFeatureRouter()
  .add(csrfTokenEndpoint, csrfTokenSchemas, (ctx) => ({ csrfToken: issueCsrfToken(ctx) }))
  .add(loginEndpoint, loginSchemas, async (ctx, { body }) => {
    const forgetTries = await countPasswordTry(ctx, body.email);
    const { id } = await verifyCredentials(ctx.deps.knex, body);
    const hasSecondFactor = await asksForCode(ctx, id);
    // The tries stay counted until the code is right, too.
    if (hasSecondFactor && !body.code) throw new AppError('second_factor_required');
    if (hasSecondFactor && body.code) await proveByCode(ctx, id, body.code);
    await forgetTries();
    return signIn(ctx, id, { ...body, hasSecondFactor, message: accountMessages.loggedIn });
  })
  .add(registerEndpoint, registerSchemas, rateLimit('register'), async (ctx, { body }) => {
    const { knex, env, clock } = ctx.deps;
    const user = await knex.transaction(async (trx) => {
      const opened = await registerUser(trx, { ...body, language: ctx.state.language });
      await sendVerificationMail(trx, env, opened, clock.now());
      return opened;
    });
    return signIn(ctx, user.id, { rememberMe: true, message: accountMessages.registered });
  })
  .add(demoLoginEndpoint, demoLoginSchemas, rateLimit('demoLogin'), async (ctx) => {
    const { id } = await findDemoUser(ctx.deps.knex);
    return signIn(ctx, id, { rememberMe: false, message: accountMessages.loggedIn });
  })
  .add(logoutEndpoint, logoutSchemas, async (ctx) => {
    await logOut(ctx);
    issueCsrfToken(ctx);
    return { message: accountMessages.loggedOut[ctx.state.language] };
  })
  .add(currentUserEndpoint, currentUserSchemas, async (ctx) => {
    const user = await readSessionUser(ctx.deps, actorOf(ctx).id);
    return { user, abilities: user.abilities, entitlements: user.entitlements };
  })
  .add(googleStartEndpoint, googleStartSchemas, rateLimit('googleSignIn'), (ctx, { query }) =>
    startGoogleSignIn(ctx, query),
  )
  .add(googleCallbackEndpoint, googleCallbackSchemas, rateLimit('googleSignIn'), (ctx) =>
    finishGoogleSignIn(ctx),
  )
  .add(
    changePasswordEndpoint,
    changePasswordSchemas,
    rateLimit('passwordChange'),
    transaction,
    async (ctx, { body }) => {
      const change = { ...body, now: ctx.deps.clock.now() };
      await changePassword(transactionOf(ctx), ctx.deps.env, actorOf(ctx), ctx.state.credential, change);
      return { message: accountMessages.passwordChanged[ctx.state.language] };
    },
  )
  .add(changeLanguageEndpoint, changeLanguageSchemas, async (ctx, { body }) => {
    await changeLanguage(ctx.deps.knex, actorOf(ctx).id, body.language);
    setLanguageCookie(ctx, body.language);
    return { language: body.language };
  });
