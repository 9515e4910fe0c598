import type { ProofGiven, ProofState } from '../../../contract/accounts/proof.schema.ts';
import { proofSeconds } from '../../../contract/accounts/proof.schema.ts';
import { federatedSignInOf } from '../../../adapters/oauth.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { isFreshProof } from '../../../http/fresh-proof.ts';
import { User } from '../../../models/User.ts';
import { countPasswordTry } from '../sign-in/limit-guesses.ts';
import { verifyPassword } from '../sign-in/password-hash.ts';
import { markProved } from './mark-proved.ts';

/** What the signed-in user can prove their identity with, and until when their last proof counts. */
export async function readProof(ctx: AppContext): Promise<ProofState> {
  const user = await User.query(ctx.deps.knex).findById(actorOf(ctx).id).throwIfNotFound();
  const { provedAt } = ctx.state;
  const isFresh = provedAt !== null && isFreshProof(provedAt, ctx.deps.clock.now());
  return {
    methods: [
      ...(user.password === null ? [] : (['password'] as const)),
      ...(user.googleId !== null && federatedSignInOf(ctx.deps.env) ? (['google'] as const) : []),
    ],
    freshUntil: isFresh ? new Date(provedAt.getTime() + proofSeconds * 1_000).toISOString() : null,
  };
}

/**
 * Takes a proof of identity, which then counts for ten minutes in this session or token (docs/security.md S2). Tries
 * are counted with those of the sign-in.
 * @throws {AppError} `validation_failed` on password when it is wrong, or the account has none; `too_many_requests`
 */
export async function giveProof(ctx: AppContext, given: ProofGiven): Promise<ProofState> {
  const actor = actorOf(ctx);
  const forgetTries = await countPasswordTry(ctx, actor.email);
  const user = await User.query(ctx.deps.knex).findById(actor.id).throwIfNotFound();
  if (!(await verifyPassword(user.password, given.password)))
    throw new AppError('validation_failed', { fields: { password: 'current_password_wrong' } });
  await forgetTries();
  const now = ctx.deps.clock.now();
  await markProved(ctx.deps.knex, ctx.state.credential, now);
  ctx.state.provedAt = now;
  return readProof(ctx);
}
