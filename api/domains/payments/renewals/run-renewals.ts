import type { AppDeps } from '../../../deps.ts';
import { announceRenewals } from './announce-renewals.ts';
import { chargeDuePackages } from './charge-due-packages.ts';
import { endOverduePackages } from './end-overdue-packages.ts';

/**
 * Everything about renewals that is due: charges, ends, and what people are told ahead (docs/money.md 2.2 and 3.1).
 * Safe to run twice and by several processes at once; charges come first, so that a last try is made before a package
 * ends.
 * @param options.now another moment than the clock's: tests and trials travel in time
 * @param options.userId the packages of one person alone
 */
export async function runRenewals(
  deps: AppDeps,
  { now, userId }: { now?: Date; userId?: number } = {},
): Promise<{ charged: number; ended: number; announced: number }> {
  const then: AppDeps = now ? { ...deps, clock: { now: () => now } } : deps;
  const { payments: provider } = then;
  const charged =
    provider?.caps.driver === 'merchant' ? await chargeDuePackages(then, provider, { userId }) : 0;
  const ended = await endOverduePackages(then, userId);
  const announced = await announceRenewals(then, userId);
  return { charged, ended, announced };
}
