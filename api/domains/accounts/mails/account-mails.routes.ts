import {
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
  verifyEmailEndpoint,
} from '../../../contract/accounts/account-mails.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { countTry, rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { accountMailTexts } from './account-mail-texts.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerificationMail } from './send-verification-mail.ts';
import { verifyEmail } from './verify-email.ts';

/** Links that arrive by mail: a verified address, a new password (docs/product.md 3 and 9). */
export const accountMailsRouter = createFeatureRouter()
  .add(verifyEmailEndpoint, rateLimit('mailedLink'), async (ctx, { body }) => {
    await verifyEmail(ctx.parts.knex, body.token, ctx.parts.clock.now());
    return { message: accountMailTexts.emailVerified[ctx.state.language] };
  })
  .add(
    sendVerificationEndpoint,
    rateLimit('verificationMail'),
    rateLimit('verificationMailAddress'),
    transaction,
    async (ctx) => {
      const { env, clock } = ctx.parts;
      const trx = transactionOf(ctx);
      const user = await User.query(trx).findById(actorOf(ctx).id).forUpdate().throwIfNotFound();
      const { language } = ctx.state;
      if (user.isEmailVerified) return { message: accountMailTexts.alreadyVerified[language] };
      await countTry(ctx, 'mailToAddress', user.email);
      await sendVerificationMail(trx, env, user, clock.now());
      return { message: accountMailTexts.verificationSent[language] };
    },
  )
  .add(forgotPasswordEndpoint, rateLimit('forgotPassword'), async (ctx, { body }) => {
    await countTry(ctx, 'mailToAddress', body.email);
    await requestPasswordReset(ctx.parts, body.email);
    return { message: accountMailTexts.resetSent[ctx.state.language] };
  })
  .add(resetPasswordEndpoint, rateLimit('mailedLink'), transaction, async (ctx, { body }) => {
    await resetPassword(transactionOf(ctx), {
      ...body,
      now: ctx.parts.clock.now(),
      credential: ctx.state.credential,
    });
    return { message: accountMailTexts.passwordReset[ctx.state.language] };
  });
