import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import type { AppDeps } from '../../../deps.ts';
import type { RenewalDeps } from './renewal-failed.ts';

/**
 * Ends packages whose paid time is over and that no charge renews, and notifies their owners (docs/money.md 2.2). The
 * entitlement ended with the time itself; this writes it down. Several processes may run it at once.
 * @returns how many ended
 */
export async function expirePackages(
  deps: Pick<AppDeps, 'knex' | 'env' | 'clock' | 'hooks'>,
  now: Date = deps.clock.now(),
): Promise<number> {
  const expireOne = (trx: Knex.Transaction) => expireNext(trx, deps, now);
  let ended = 0;
  while (await deps.knex.transaction(expireOne)) ended += 1;
  return ended;
}

async function expireNext(trx: Knex.Transaction, { env, hooks }: RenewalDeps, now: Date): Promise<boolean> {
  const over = await Package.query(trx)
    .where({ status: 'active', auto_renew: false })
    .where('end_date', '<=', now)
    // A package that was stopped while its charge was on the way waits for the provider's answer.
    .whereNotIn('renewal_process_status', ['charging', 'awaiting_result', 'manual_review'])
    // By the order of the index of those that nothing renews: all that wait for their charge would be read before them.
    .orderBy(['end_date', 'user_id'])
    .first()
    .forUpdate()
    .skipLocked();
  if (!over) return false;
  const cause = { actor: 'system', reason: 'its time is over and nothing renews it' };
  await hooks.payments.packages.expirePackage(trx, env, over, { cause, now });
  return true;
}
