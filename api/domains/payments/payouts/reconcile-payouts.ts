import type { Knex } from 'knex';
import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import { addDays, wallClock } from '../../../contract/base/israel-clock.ts';
import type { AppDeps } from '../../../deps.ts';
import { payoutMessages } from '../messages.ts';
import { notifyStaff } from '../staff/notify-staff.ts';
import { lockPayouts, matchPayouts, type Due, type PayoutDifference } from './match-payouts.ts';
import { storePayouts } from './store-payouts.ts';

const day = 86_400_000;
/** Payouts are read again for so long after a payment should have been in one. */
const margin = 31;
/** Days after which a payment should have reached the bank: Israeli acquirers pay a month's payments the month after. */
const usualWait = { payplus: 45, stripe: 14, sandbox: 14 } as const;

/** The days of `PAYOUT_WAIT_DAYS`, or what is usual with the provider. */
const waitDays = (env: AppDeps['env'], provider: PaymentProvider['id']): number =>
  env.PAYOUT_WAIT_DAYS ?? usualWait[provider];

/** Of deposits that staff enter: nothing is said of payments before the first day that one of them covers. */
export const depositsDue = (env: AppDeps['env'], provider: PaymentProvider['id'], now: Date): Due => ({
  at: now,
  from: null,
  until: new Date(now.getTime() - waitDays(env, provider) * day),
});

/**
 * Reads the provider's payouts of the last weeks and lays them beside our payments (docs/money.md 13.3); where the
 * provider tells of none, those that staff entered. What differs stands in the review list, and staff are notified
 * once. Running it again changes nothing.
 * @returns how many differences were found that weren't known; 0 without a provider
 * @throws {Error} when the provider doesn't give all payouts with their lines; the job is tried again
 */
export async function reconcilePayouts(deps: AppDeps, now: Date = deps.clock.now()): Promise<number> {
  const { payments: provider, knex, log, env } = deps;
  if (!provider) return 0;
  const days = waitDays(env, provider.id);
  const today = wallClock(now).date;
  const range = { fromDay: addDays(today, -days - margin), toDay: addDays(today, margin) };
  const answer = await provider.payouts?.list(range);
  if (answer && answer.kind !== 'ok') throw new Error(`no payouts of ${provider.id}: ${answer.cause}`);
  const found = await knex.transaction(async (trx) => {
    await lockPayouts(trx);
    if (answer) await storePayouts(trx, provider.id, answer.payouts, now);
    const due = depositsDue(env, provider.id, now);
    const differences = await matchPayouts(trx, provider.id, {
      ...due,
      // A payment of the day before the first payout's day may be in none of these.
      ...(answer && { from: new Date(now.getTime() - (days + margin - 1) * day) }),
    });
    await tellStaff(trx, differences);
    return differences;
  });
  if (found.length > 0)
    log.error({ provider: provider.id, lines: found }, 'the provider’s payouts differ from our books');
  return found.length;
}

async function tellStaff(trx: Knex.Transaction, differences: readonly PayoutDifference[]): Promise<void> {
  if (differences.length > 0)
    await notifyStaff(trx, (language) => payoutMessages[language](differences.length), '/admin/payout-lines');
}
