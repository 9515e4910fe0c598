import type { AppDeps } from '../deps.ts';
import { openPayments } from '../domains/payments/open-provider.ts';
import { reconcilePayouts } from '../domains/payments/payouts/reconcile-payouts.ts';

/**
 * Reads what the sandbox has paid out by a moment: it pays out by its own clock, which here shows that moment, and has
 * its charges at the machine's time unless the test wrote them.
 * @returns how many differences were found
 */
export async function payOutAt(
  deps: AppDeps,
  at: Date = new Date(Date.now() + 3 * 86_400_000),
): Promise<number> {
  const sandbox = await openPayments({ ...deps, clock: { now: () => at } });
  try {
    return await reconcilePayouts({ ...deps, payments: sandbox.provider }, at);
  } finally {
    await sandbox.close();
  }
}
