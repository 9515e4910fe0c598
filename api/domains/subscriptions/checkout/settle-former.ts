import type { PaymentProvider } from '../../../adapters/payments/payment-port.ts';
import type { AppContext } from '../../../http/context.ts';
import type { PaymentAttempt } from '../../../models/PaymentAttempt.ts';
import { awaitsTransfer, closePage, closeTransfer } from '../../payments/index.ts';
import { amountOf, findLive, standsInTheWay, type Wanted } from './prepare-attempt.ts';

/**
 * Ends checkouts that the customer left for another plan. One whose money may have moved can't be ended: it is shown
 * to the customer before any card is charged again (docs/money.md 1.5).
 */
export async function settleFormer(
  ctx: AppContext,
  provider: PaymentProvider | null | undefined,
  wanted: Wanted,
): Promise<PaymentAttempt | null> {
  const now = ctx.deps.clock.now();
  for (const former of await findLive(ctx.deps.knex, wanted.userId)) {
    if (!standsInTheWay(former, wanted)) continue;
    if (isSame(former, wanted, now)) return former;
    const attempt = await endFormer(ctx, provider, former);
    if (attempt.status !== 'expired' && attempt.status !== 'failed') return attempt;
  }
  return null;
}

/** Closes the page of a former checkout, or ends the waiting for its bank transfer; unchanged where neither can be. */
function endFormer(
  { deps }: AppContext,
  provider: PaymentProvider | null | undefined,
  former: PaymentAttempt,
): Promise<PaymentAttempt> {
  if (!awaitsTransfer(former)) return closePage(deps, provider, former);
  const why = { actor: `user:${former.userId}`, reason: 'its customer pays otherwise' };
  return closeTransfer(deps, former.id, why);
}

function isSame(former: PaymentAttempt, wanted: Wanted, now: Date): boolean {
  const bought = former.package;
  const isOpen = former.expiresAt === null || former.expiresAt > now;
  return (
    isOpen &&
    former.provider === wanted.provider &&
    bought?.productId === wanted.product.id &&
    bought.billingCycle === wanted.cycle &&
    former.amountMinor === amountOf(wanted) &&
    former.paymentMethodId === wanted.paymentMethodId &&
    former.saveCard === wanted.saveCard &&
    former.installments === wanted.installments &&
    (former.expiresAt !== null) === wanted.onPage
  );
}
