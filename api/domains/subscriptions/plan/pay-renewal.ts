import { AppError } from '../../../errors.ts';
import type { Actor } from '../../../http/context.ts';
import { Package } from '../../../models/Package.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import type { AppDeps } from '../../../deps.ts';
import { assertMayManageCredentials } from '../../accounts/index.ts';
import { assertCheckoutOpen, sendCharge, startRenewal } from '../../payments/index.ts';
import { isOverdue } from './overdue.ts';
import { nothingToPay } from '../messages.ts';

/**
 * Charges an overdue renewal now, at the owner's request: at any hour, and once however often the owner presses.
 * @returns the charge; null when there was no payment method to charge
 * @throws {AppError} `demo_account_protected`; `not_found` when the package isn't the user's; `conflict` when nothing
 * is overdue or a charge is under way; `service_unavailable` where no provider is configured
 */
export async function payRenewal(
  deps: AppDeps,
  actor: Actor,
  packageId: number,
): Promise<PaymentAttempt | null> {
  assertMayManageCredentials(actor);
  const { knex, clock, payments: provider } = deps;
  await assertCheckoutOpen(knex, { userId: actor.id, now: clock.now() });
  const begun = await knex.transaction(async (trx) => {
    const bought = await Package.query(trx).findOne({ id: packageId, user_id: actor.id }).forUpdate();
    if (!bought) throw new AppError('not_found');
    if (!isOverdue(bought) || !bought.autoRenew)
      throw new AppError('conflict', {
        text: nothingToPay,
      });
    if (provider?.caps.driver !== 'merchant')
      throw new AppError('service_unavailable', { message: 'no payment provider' });
    const cause = { actor: `user:${actor.id}`, reason: 'its owner pays by hand' };
    return startRenewal(trx, deps, bought, { provider: provider.id, cause, now: clock.now() });
  });
  if (!begun || !provider) return null;
  return sendCharge(deps, provider, begun.attempt.id, begun.card);
}
