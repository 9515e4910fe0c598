import {
  cancelEmailChangeEndpoint,
  changeDetailsEndpoint,
  confirmEmailChangeEndpoint,
  linkGoogleEndpoint,
  readAccountEndpoint,
  requestEmailChangeEndpoint,
  stopEmailChangeEndpoint,
  unlinkGoogleEndpoint,
} from '../../../contract/accounts/account-details.endpoint.ts';
import {
  cancelEmailChangeSchemas,
  changeDetailsSchemas,
  confirmEmailChangeSchemas,
  linkGoogleSchemas,
  readAccountSchemas,
  requestEmailChangeSchemas,
  stopEmailChangeSchemas,
  unlinkGoogleSchemas,
} from '../../../contract/accounts/account-details.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { setLanguageCookie } from '../../../http/language-cookie.ts';
import { countTry, rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { changeDetails } from './change-details.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { startGoogleLink } from '../sign-in/google-redirects.ts';
import { unlinkGoogle } from './link-google.ts';
import { proveIdentity } from './prove-identity.ts';
import { readAccount } from './read-account.ts';
import { cancelEmailChange, requestEmailChange } from './request-email-change.ts';
import { stopEmailChange } from '../security-mails/stop-email-change.ts';
import { accountMailMessages } from '../messages.ts';

/** What owners manage at `/account` (docs/product.md 5). */
export const accountRouter = createFeatureRouter()
  .add(readAccountEndpoint, readAccountSchemas, (ctx) => readAccount(ctx))
  .add(changeDetailsEndpoint, changeDetailsSchemas, transaction, async (ctx, { body }) => {
    const { isOtherLanguage } = await changeDetails(transactionOf(ctx), actorOf(ctx), body);
    // A user who reads the site in another language than their mails goes on doing so.
    if (isOtherLanguage) setLanguageCookie(ctx, body.language);
    return readAccount(ctx);
  })
  .add(
    requestEmailChangeEndpoint,
    requestEmailChangeSchemas,
    rateLimit('passwordChange'),
    transaction,
    async (ctx, { body }) => {
      const { env, clock } = ctx.deps;
      await countTry(ctx, 'mailToAddress', body.newEmail);
      const { credential } = ctx.state;
      const change = { ...body, credential, now: clock.now() };
      await requestEmailChange(transactionOf(ctx), env, actorOf(ctx).id, change);
      return readAccount(ctx);
    },
  )
  .add(cancelEmailChangeEndpoint, cancelEmailChangeSchemas, async (ctx) => {
    await cancelEmailChange(ctx.deps.knex, actorOf(ctx).id);
    return readAccount(ctx);
  })
  .add(linkGoogleEndpoint, linkGoogleSchemas, rateLimit('passwordChange'), async (ctx, { body }) => {
    const { knex, clock } = ctx.deps;
    const { id } = actorOf(ctx);
    const user = await User.query(knex).findById(id).throwIfNotFound();
    assertMayManageCredentials(user);
    // Only the browser that started a link can finish it.
    if (ctx.state.credential?.kind !== 'session') throw new AppError('conflict');
    await proveIdentity(knex, user, { ...body, credential: ctx.state.credential, now: clock.now() });
    return { location: await startGoogleLink(ctx, id) };
  })
  .add(
    unlinkGoogleEndpoint,
    unlinkGoogleSchemas,
    rateLimit('passwordChange'),
    transaction,
    async (ctx, { body }) => {
      const { credential } = ctx.state;
      const identity = { ...body, credential, now: ctx.deps.clock.now() };
      await unlinkGoogle(transactionOf(ctx), ctx.deps.env, actorOf(ctx).id, identity);
      return readAccount(ctx);
    },
  )
  .add(
    confirmEmailChangeEndpoint,
    confirmEmailChangeSchemas,
    rateLimit('mailedLink'),
    transaction,
    async (ctx, { body }) => {
      const { env, clock } = ctx.deps;
      await confirmEmailChange(transactionOf(ctx), env, body.token, clock.now());
      return { message: accountMailMessages.emailChanged[ctx.state.language] };
    },
  )
  .add(
    stopEmailChangeEndpoint,
    stopEmailChangeSchemas,
    rateLimit('mailedLink'),
    transaction,
    async (ctx, { body }) => {
      await stopEmailChange(transactionOf(ctx), body.token, ctx.deps.clock.now());
      return { message: accountMailMessages.emailChangeStopped[ctx.state.language] };
    },
  );
