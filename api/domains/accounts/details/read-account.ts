import { federatedSignInOf } from '../../../adapters/oauth.ts';
import type { AccountDetails } from '../../../contract/accounts/account-details.schema.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { readOwnUser } from './read-own-user.ts';

/**
 * The signed-in user's own details (docs/product.md 5, `/account`).
 * @throws {NotFoundError} when the account is gone
 */
export async function readAccount(ctx: AppContext): Promise<AccountDetails> {
  const { env, clock } = ctx.deps;
  const knex = ctx.state.trx ?? ctx.deps.knex;
  const user = await readOwnUser(knex, actorOf(ctx).id);
  const now = clock.now();
  const isPending = user.emailChangeExpires !== null && user.emailChangeExpires > now;
  return {
    username: user.username,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    pendingEmail: isPending ? user.pendingEmail : null,
    phone: user.phone,
    language: user.language,
    createdAt: user.createdAt.toISOString(),
    isDemo: user.isDemo,
    hasPassword: user.password !== null,
    isGoogleAccount: user.isGoogleAccount,
    googleAvailable: federatedSignInOf(env) !== undefined,
  };
}
