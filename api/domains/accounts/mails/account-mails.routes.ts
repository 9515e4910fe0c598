import {
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
  verifyEmailEndpoint,
} from '../../../contract/accounts/account-mails.endpoint.ts';
import {
  forgotPasswordSchemas,
  resetPasswordSchemas,
  sendVerificationSchemas,
  verifyEmailSchemas,
} from '../../../contract/accounts/account-mails.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { countTry, rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { User } from '../../../models/User.ts';
import { rememberDevice } from '../security-mails/remember-device.ts';
import { mayMailReset } from './may-mail-reset.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerificationMail } from './send-verification-mail.ts';
import { verifyEmail } from './verify-email.ts';
import { accountMailMessages } from '../messages.ts';

/** Links that arrive by mail: a verified address, a new password (docs/product.md 3 and 9). */
export const accountMailsRouter = createFeatureRouter()
  .add(verifyEmailEndpoint, verifyEmailSchemas, rateLimit('mailedLink'), async (ctx, { body }) => {
    await verifyEmail(ctx.deps.knex, body.token, ctx.deps.clock.now());
    return { message: accountMailMessages.emailVerified[ctx.state.language] };
  })
  .add(
    sendVerificationEndpoint,
    sendVerificationSchemas,
    rateLimit('verificationMail'),
    rateLimit('verificationMailAddress'),
    transaction,
    async (ctx) => {
      const { env, clock } = ctx.deps;
      const trx = transactionOf(ctx);
      const user = await User.query(trx).findById(actorOf(ctx).id).forUpdate().throwIfNotFound();
      const { language } = ctx.state;
      if (user.isEmailVerified) return { message: accountMailMessages.alreadyVerified[language] };
      await countTry(ctx, 'mailToAddress', user.email);
      await sendVerificationMail(trx, env, user, clock.now());
      return { message: accountMailMessages.verificationSent[language] };
    },
  )
  .add(forgotPasswordEndpoint, forgotPasswordSchemas, async (ctx, { body }) => {
    await requestPasswordReset(ctx.deps, body.email, { isMailed: await mayMailReset(ctx, body.email) });
    return { message: accountMailMessages.resetSent[ctx.state.language] };
  })
  .add(resetPasswordEndpoint, resetPasswordSchemas, rateLimit('mailedLink'), async (ctx, { body }) => {
    const { knex, env, clock } = ctx.deps;
    const { id } = await knex.transaction((trx) =>
      resetPassword(trx, env, { ...body, now: clock.now(), credential: ctx.state.credential }),
    );
    await rememberDevice(ctx, id, { isTold: false });
    return { message: accountMailMessages.passwordReset[ctx.state.language] };
  });
