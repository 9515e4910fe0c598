import {
  proofMethod,
  proofSeconds,
  type ProofGiven,
  type ProofMethod,
  type ProofState,
} from '../../../contract/accounts/proof.schema.ts';
import { federatedSignInOf } from '../../../adapters/oauth.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { isFreshProof } from '../../../http/fresh-proof.ts';
import { User } from '../../../models/User.ts';
import { markSecondFactor, readFactors } from '../second-factor/factors.ts';
import { giveSecondFactor } from '../second-factor/give-second-factor.ts';
import { countPasswordTry } from '../sign-in/limit-guesses.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { markProved } from './mark-proved.ts';

/** What the signed-in user can prove their identity with, and until when their last proof counts. */
export async function readProof(ctx: AppContext): Promise<ProofState> {
  const user = await User.query(ctx.deps.knex).findById(actorOf(ctx).id).throwIfNotFound();
  const { provedAt } = ctx.state;
  const isFresh = provedAt !== null && isFreshProof(provedAt, ctx.deps.clock.now());
  return {
    methods: await methodsOf(ctx, user),
    freshUntil: isFresh ? new Date(provedAt.getTime() + proofSeconds * 1_000).toISOString() : null,
  };
}

async function methodsOf(ctx: AppContext, user: User): Promise<ProofMethod[]> {
  const { passkeys, appSince, codesLeft } = await readFactors(ctx);
  const has: Record<ProofMethod, boolean> = {
    // A program with a bearer token has no session to which a challenge could belong.
    passkey: passkeys.length > 0 && ctx.state.credential?.kind === 'session',
    password: user.password !== null,
    code: appSince !== null || codesLeft > 0,
    google: user.googleId !== null && federatedSignInOf(ctx.deps.env) !== undefined,
  };
  return proofMethod.options.filter((method) => has[method]);
}

/**
 * Takes a proof of identity, which then counts for ten minutes in this session or token (docs/security.md S2): the
 * password, whose tries are counted with those of the sign-in, or what is a second factor, too.
 * @throws {AppError} `validation_failed` on password, passkey or code; `too_many_requests`
 */
export async function giveProof(ctx: AppContext, given: ProofGiven): Promise<ProofState> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  if (given.kind === 'password') {
    await checkPassword(ctx, given.password);
    await markProved(knex, ctx.state.credential, now);
  } else {
    await giveSecondFactor(ctx, actorOf(ctx).id, given);
    await markSecondFactor(knex, ctx.state.credential, now);
  }
  ctx.state.provedAt = now;
  return readProof(ctx);
}

async function checkPassword(ctx: AppContext, password: string): Promise<void> {
  const actor = actorOf(ctx);
  const forgetTries = await countPasswordTry(ctx, actor.email);
  const user = await User.query(ctx.deps.knex).findById(actor.id).throwIfNotFound();
  if (!(await verifyPassword(user.password, password)))
    throw new AppError('validation_failed', { fields: { password: 'current_password_wrong' } });
  await forgetTries();
}
