import {
  cancelEmailChangeEndpoint,
  changeDetailsEndpoint,
  confirmEmailChangeEndpoint,
  readAccountEndpoint,
  requestEmailChangeEndpoint,
} from '../../contract/account-details.ts';
import { actorOf } from '../../http/actor-of.ts';
import { setLanguageCookie } from '../../http/language-cookie.ts';
import { countTry, rateLimit } from '../../http/rate-limit.ts';
import { createFeatureRouter } from '../../http/route.ts';
import { transaction, transactionOf } from '../../http/transaction.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import { changeDetails } from './change-details.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { readAccount } from './read-account.ts';
import { cancelEmailChange, requestEmailChange } from './request-email-change.ts';

/** What owners manage of themselves at `/account` (product.md chapter 5). */
export const accountRouter = createFeatureRouter()
  .add(readAccountEndpoint, (ctx) => readAccount(ctx))
  .add(changeDetailsEndpoint, transaction, async (ctx, { body }) => {
    await changeDetails(transactionOf(ctx), actorOf(ctx), body);
    setLanguageCookie(ctx, body.language);
    return readAccount(ctx);
  })
  .add(requestEmailChangeEndpoint, rateLimit('passwordChange'), transaction, async (ctx, { body }) => {
    const { env, clock } = ctx.parts;
    await countTry(ctx, 'mailToAddress', body.newEmail);
    const { credential } = ctx.state;
    const change = { ...body, credential, now: clock.now() };
    await requestEmailChange(transactionOf(ctx), env, actorOf(ctx).id, change);
    return readAccount(ctx);
  })
  .add(cancelEmailChangeEndpoint, async (ctx) => {
    await cancelEmailChange(ctx.parts.knex, actorOf(ctx).id);
    return readAccount(ctx);
  })
  .add(confirmEmailChangeEndpoint, rateLimit('mailedLink'), transaction, async (ctx, { body }) => {
    const { env, clock } = ctx.parts;
    await confirmEmailChange(transactionOf(ctx), env, body.token, clock.now());
    return { message: accountMailTexts.emailChanged[ctx.state.language] };
  });
