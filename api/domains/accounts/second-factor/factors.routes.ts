import {
  addPasskeyEndpoint,
  startAppEndpoint,
  startPasskeyEndpoint,
  confirmAppEndpoint,
  giveSecondFactorEndpoint,
  makeCodesEndpoint,
  proveOptionsEndpoint,
  readFactorsEndpoint,
  removeAppEndpoint,
  removePasskeyEndpoint,
  renamePasskeyEndpoint,
} from '../../../contract/accounts/factors.endpoint.ts';
import {
  addPasskeySchemas,
  startAppSchemas,
  startPasskeySchemas,
  confirmAppSchemas,
  giveSecondFactorSchemas,
  makeCodesSchemas,
  proveOptionsSchemas,
  readFactorsSchemas,
  removeAppSchemas,
  removePasskeySchemas,
  renamePasskeySchemas,
} from '../../../contract/accounts/factors.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { transaction, transactionOf } from '../../../http/transaction.ts';
import { Passkey } from '../../../models/Passkey.ts';
import { TotpSecret } from '../../../models/TotpSecret.ts';
import { User } from '../../../models/User.ts';
import { addPasskey, askForNewPasskey } from '../passkeys/add-passkey.ts';
import { askForPasskey } from '../passkeys/verify-passkey.ts';
import { assertMayManageCredentials } from '../sign-in/accounts.policy.ts';
import { followRemoval, hasFactor, markSecondFactor, readFactors } from './factors.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { mailFactorChange } from './second-factor-changed.mail.ts';
import { startApp, confirmApp } from './totp.ts';

/** Passkeys, an app of codes and recovery codes, as their owner manages them (docs/security.md S1). */
export const factorsRouter = createFeatureRouter()
  .add(readFactorsEndpoint, readFactorsSchemas, (ctx) => readFactors(ctx))
  .add(startPasskeyEndpoint, startPasskeySchemas, rateLimit('factorChange'), async (ctx) =>
    askForNewPasskey(ctx, await owner(ctx)),
  )
  .add(addPasskeyEndpoint, addPasskeySchemas, rateLimit('factorChange'), async (ctx, { body }) => {
    await addPasskey(ctx, await owner(ctx), body);
    return enter(ctx);
  })
  .add(renamePasskeyEndpoint, renamePasskeySchemas, async (ctx, { params, body }) => {
    const { id } = await owner(ctx);
    const renamed = await Passkey.query(ctx.deps.knex).where({ id: params.id, user_id: id }).patch(body);
    if (renamed === 0) throw new AppError('not_found');
    return readFactors(ctx);
  })
  .add(
    removePasskeyEndpoint,
    removePasskeySchemas,
    rateLimit('factorChange'),
    transaction,
    async (ctx, { params }) => {
      const trx = transactionOf(ctx);
      const user = await owner(ctx);
      const passkey = await Passkey.query(trx).findOne({ id: params.id, user_id: user.id }).forUpdate();
      if (!passkey) throw new AppError('not_found');
      await passkey.$query(trx).delete();
      await followRemoval(trx, user.id, ctx.state.credential);
      const now = ctx.deps.clock.now();
      await mailFactorChange(trx, ctx.deps.env, user, { change: 'passkeyRemoved', name: passkey.name, now });
      return readFactors(ctx);
    },
  )
  .add(startAppEndpoint, startAppSchemas, rateLimit('factorChange'), transaction, async (ctx) =>
    startApp(transactionOf(ctx), ctx.deps.env, await owner(ctx), ctx.deps.clock.now()),
  )
  .add(
    confirmAppEndpoint,
    confirmAppSchemas,
    rateLimit('factorChange'),
    transaction,
    async (ctx, { body }) => {
      const trx = transactionOf(ctx);
      const { env, clock } = ctx.deps;
      const user = await owner(ctx);
      const now = clock.now();
      await confirmApp(trx, env, user.id, { ...body, now });
      const codes = await makeRecoveryCodes(trx, user.id, now);
      await mailFactorChange(trx, env, user, { change: 'appAdded', now });
      return { factors: await enter(ctx), codes };
    },
  )
  .add(removeAppEndpoint, removeAppSchemas, rateLimit('factorChange'), transaction, async (ctx) => {
    const trx = transactionOf(ctx);
    const user = await owner(ctx);
    if ((await TotpSecret.query(trx).deleteById(user.id)) === 0) throw new AppError('not_found');
    await followRemoval(trx, user.id, ctx.state.credential);
    await mailFactorChange(trx, ctx.deps.env, user, { change: 'appRemoved', now: ctx.deps.clock.now() });
    return readFactors(ctx);
  })
  .add(makeCodesEndpoint, makeCodesSchemas, rateLimit('factorChange'), transaction, async (ctx) => {
    const trx = transactionOf(ctx);
    const user = await owner(ctx);
    if (!(await hasFactor(trx, user.id))) throw new AppError('conflict', { fields: { root: 'app_first' } });
    const now = ctx.deps.clock.now();
    const codes = await makeRecoveryCodes(trx, user.id, now);
    await mailFactorChange(trx, ctx.deps.env, user, { change: 'codesMade', now });
    return { factors: await readFactors(ctx), codes };
  })
  .add(proveOptionsEndpoint, proveOptionsSchemas, rateLimit('passkey'), async (ctx) =>
    askForPasskey(ctx, 'prove', (await owner(ctx)).id),
  )
  .add(giveSecondFactorEndpoint, giveSecondFactorSchemas, async (ctx, { body }) => {
    await giveSecondFactor(ctx, (await owner(ctx)).id, body);
    return enter(ctx);
  });

/**
 * The signed-in person, who may manage what opens their account.
 * @throws {AppError} `demo_account_protected`
 */
async function owner(ctx: AppContext): Promise<User> {
  const user = await User.query(ctx.state.trx ?? ctx.deps.knex)
    .findById(actorOf(ctx).id)
    .throwIfNotFound();
  assertMayManageCredentials(user);
  return user;
}

/** Whoever has just shown a factor has given it in this session. */
async function enter(ctx: AppContext) {
  const knex = ctx.state.trx ?? ctx.deps.knex;
  await markSecondFactor(knex, ctx.state.credential, ctx.deps.clock.now());
  return { ...(await readFactors(ctx)), owesSecondFactor: false };
}
