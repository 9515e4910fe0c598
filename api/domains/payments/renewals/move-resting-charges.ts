import type { Knex } from 'knex';
import { Package } from '../../../models/Package.ts';
import type { AppDeps } from '../../../deps.ts';
import { restsFrom, type Rest } from './charge-rest.ts';
import { afterRest } from './renewal-schedule.ts';

const hour = 3_600_000;
/** Further ahead than any next charge. */
const daysAhead = 400;
/** A package waits 72 hours for its charge; after a rest that is longer it waits for its morning, too. */
const waiting = 72 * hour;
const morning = 4 * hour;

/**
 * Moves next charges that fall into a rest to the first hour of charging after it, so that owners, notices and
 * standing orders name the day on which the card is really charged (docs/money.md 13.13). Several processes may run it
 * at once.
 * @param userId only this user
 * @returns how many were moved
 */
export async function moveRestingCharges(
  deps: Pick<AppDeps, 'knex' | 'env' | 'clock' | 'hooks'>,
  userId?: number,
): Promise<number> {
  const rests = restsFrom(deps.clock.now(), daysAhead, deps.env.CHARGE_REST);
  const moveOne = (rest: Rest) => deps.knex.transaction((trx) => moveNext(trx, deps, { rest, userId }));
  let moved = 0;
  for (const rest of rests) while (await moveOne(rest)) moved += 1;
  return moved;
}

async function moveNext(
  trx: Knex.Transaction,
  { env, hooks }: Pick<AppDeps, 'env' | 'hooks'>,
  { rest: { from, to }, userId }: { rest: Rest; userId: number | undefined },
): Promise<boolean> {
  const query = Package.query(trx)
    .where({ auto_renew: true, renewal_driver: 'merchant' })
    .whereIn('renewal_process_status', ['not_started', 'retry_scheduled'])
    .whereIn('status', ['active', 'past_due'])
    .where('next_payment_date', '>=', from)
    .where('next_payment_date', '<', to)
    .orderBy('next_payment_date')
    .first()
    .forUpdate()
    .skipLocked();
  if (userId !== undefined) query.where({ user_id: userId });
  const resting = await query;
  if (!resting?.nextPaymentDate) return false;
  const { id, renewalProcessStatus, status, endDate } = resting;
  const nextPaymentDate = afterRest(resting.nextPaymentDate, env.CHARGE_REST);
  const isLong =
    status === 'active' &&
    endDate !== null &&
    nextPaymentDate.getTime() + morning > endDate.getTime() + waiting;
  const graceUntil = new Date(nextPaymentDate.getTime() + morning);
  await hooks.payments.packages.moveRenewal(trx, { id, renewalProcessStatus }, renewalProcessStatus, {
    nextPaymentDate,
    ...(isLong && { graceUntil }),
  });
  return true;
}
