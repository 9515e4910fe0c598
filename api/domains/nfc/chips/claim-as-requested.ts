import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import type { AppContext } from '../../../http/context.ts';
import { countTry } from '../../../http/rate-limit.ts';
import { networkOf } from '../../../http/client-address.ts';
import type { CardAllocation } from '../../../models/CardAllocation.ts';
import { assertMayChangeHands } from './chips.policy.ts';
import { claimChip, type Claim } from './claim-chip.ts';

/**
 * Claims a chip for the signed-in user; tries are counted by account, by IP address and by the code itself.
 * @throws {AppError} `validation_failed` on claimCode, the same for every reason; `too_many_requests`;
 * `demo_account_protected`
 */
export async function claimAsRequested(ctx: AppContext, claim: Claim): Promise<CardAllocation> {
  const actor = actorOf(ctx);
  assertMayChangeHands(actor);
  await countTry(ctx, 'chipClaim', `person ${actor.id}`);
  await countTry(ctx, 'chipClaimAddress', `address ${networkOf(ctx.state.clientAddress)}`);
  const { knex, clock } = ctx.deps;
  // The error is thrown only after the wrong try is stored.
  const chip = await knex.transaction((trx) => claimChip(trx, actor, claim, clock.now()));
  if (!chip) throw new AppError('validation_failed', { fields: { claimCode: 'claim_code_wrong' } });
  return chip;
}
