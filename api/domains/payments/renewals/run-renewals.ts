import type { AppDeps } from '../../../deps.ts';
import { announceRenewals } from './announce-renewals.ts';
import { chargeDuePackages } from './charge-due-packages.ts';
import { moveRestingCharges } from './move-resting-charges.ts';
import { endOverduePackages } from './end-overdue-packages.ts';

/**
 * Runs everything about renewals that is due: charges, ends, and notices ahead (docs/money.md 2.2 and 3.1). Safe to
 * run twice and by several processes at once; charges come first, so that a last try is made before a package ends.
 * @param options.now a moment other than the clock's, for tests and trials
 * @param options.userId only this user's packages
 */
export async function runRenewals(
  deps: AppDeps,
  { now, userId }: { now?: Date; userId?: number } = {},
): Promise<{ charged: number; ended: number; announced: number }> {
  const then: AppDeps = now ? { ...deps, clock: { now: () => now } } : deps;
  const { payments: provider } = then;
  await moveRestingCharges(then, userId);
  const charged =
    provider?.caps.driver === 'merchant' ? await chargeDuePackages(then, provider, { userId }) : 0;
  const ended = await endOverduePackages(then, userId);
  const announced = await announceRenewals(then, userId);
  return { charged, ended, announced };
}
