import type { PayOrderInput, StartedOrder } from '../../../contract/nfc/card-checkout.schema.ts';
import type { Actor, AppContext } from '../../../http/context.ts';
import { PhysicalCardOrder } from '../../../models/PhysicalCardOrder.ts';
import { assertBuyerTold, assertTransferOffered, openTransfer, transferDueAt } from '../../payments/index.ts';
import { prepareOrderAttempt, type OrderCoupon, type WantedPayment } from './order-attempts.ts';
import { dueOf } from './order-coupon.ts';
import { showOrderPayment } from './read-card-checkout.ts';
import { isSamePayment, settleFormerOfOrder } from './settle-former-of-order.ts';

type Asked = Pick<PayOrderInput, 'privateBuyer' | 'installments'>;

/**
 * Checks that a sum for printed cards may be paid by bank transfer.
 * @param amountMinor agorot, VAT included
 * @throws {AppError} as `assertTransferOffered`; `validation_failed` on `privateBuyer`
 */
export async function assertTransferable(
  { deps }: AppContext,
  { id: userId }: Actor,
  { privateBuyer, installments }: Asked,
  amountMinor: number,
): Promise<void> {
  await assertTransferOffered(deps, { userId, amountMinor, installments });
  const bought = { userId, amountMinor, privateBuyer, now: deps.clock.now() };
  await assertBuyerTold(deps.knex, deps.payments ?? {}, bought);
}

/**
 * Has an order wait for a bank transfer, with a proforma (docs/money.md 13.11); it is kept as long as the transfer is
 * awaited. A transfer that is awaited already is returned; another payment of the order is ended first. The caller
 * must have checked that the order is the user's and waits for its payment.
 * @throws {AppError} as `assertTransferable`
 */
export async function transferOrder(
  ctx: AppContext,
  actor: Actor,
  { id: orderId, totalAmount }: PhysicalCardOrder,
  asked: Asked,
  coupon: OrderCoupon | null,
): Promise<StartedOrder> {
  const { knex, clock } = ctx.deps;
  const now = clock.now();
  const amountMinor = dueOf(totalAmount, coupon);
  await assertTransferable(ctx, actor, asked, amountMinor);
  const wanted: WantedPayment = {
    orderId,
    provider: 'bank',
    saveCard: false,
    installments: 1,
    paymentMethodId: null,
    onPage: true,
    coupon,
  };
  const standing = await settleFormerOfOrder(ctx, orderId, (former) =>
    isSamePayment(former, wanted, { amountMinor, now }),
  );
  const { attempt } = standing
    ? { attempt: standing }
    : await prepareOrderAttempt(knex, wanted, now, async (trx, begun) => {
        const opened = await openTransfer(trx, ctx.deps, begun);
        // As long as the latest transfer of it was awaited: who gives it up may still pay by card.
        await PhysicalCardOrder.query(trx)
          .findById(orderId)
          .patch({ payUntil: transferDueAt(now) });
        return opened;
      });
  return {
    orderId,
    payment: await showOrderPayment(knex, attempt, { language: ctx.state.language, now }),
  };
}
