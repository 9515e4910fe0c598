import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import type { AppDeps } from '../../../deps.ts';
import type { RenewalDeps } from './renewal-failed.ts';

/**
 * Ends packages that could not be charged and whose days of grace are over (docs/money.md 2.2). A package whose last
 * try is still due or unanswered waits for it. Several processes may run it at once.
 * @param userId only this user
 * @returns how many ended
 */
export async function endOverduePackages(
  deps: Pick<AppDeps, 'knex' | 'env' | 'clock' | 'hooks'>,
  userId?: number,
): Promise<number> {
  const now = deps.clock.now();
  const endOne = (trx: Knex.Transaction) => endNext(trx, deps, { now, userId });
  let ended = 0;
  while (await deps.knex.transaction(endOne)) ended += 1;
  return ended;
}

async function endNext(
  trx: Knex.Transaction,
  { env, hooks }: RenewalDeps,
  { now, userId }: { now: Date; userId: number | undefined },
): Promise<boolean> {
  const over = await Package.query(trx)
    .where({ status: 'past_due', renewal_driver: 'merchant' })
    .where((query) => userId !== undefined && void query.where({ user_id: userId }))
    .where('grace_until', '<=', now)
    .whereIn('renewal_process_status', ['not_started', 'retry_scheduled', 'needs_customer', 'exhausted'])
    .where((query) => void query.whereNull('next_payment_date').orWhere('next_payment_date', '>', now))
    .orderBy('grace_until')
    .first()
    .forUpdate()
    .skipLocked();
  if (!over) return false;
  await hooks.payments.packages.moveRenewal(trx, over, 'exhausted');
  const cause = { actor: 'system', reason: 'its grace is over' };
  await hooks.payments.packages.expirePackage(trx, env, over, { cause, now });
  return true;
}
