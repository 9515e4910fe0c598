import { checkOrderCouponEndpoint } from '../../../../api/contract/nfc/card-checkout.endpoint.ts';
import { call } from '../../../lib/call.ts';
import { useCoupon } from '../../subscriptions/checkout/use-coupon.ts';

/** A code for so many pieces of a product that are about to be ordered. */
export function useNewOrderCoupon(productId: number, quantity: number) {
  return useCoupon(String(quantity), (coupon, pieces) =>
    call(checkOrderCouponEndpoint, { body: { productId, quantity: Number(pieces), coupon } }),
  );
}

/** A code for an order that waits for its payment. */
export function useWaitingOrderCoupon(orderId: number) {
  return useCoupon('order', (coupon) => call(checkOrderCouponEndpoint, { body: { orderId, coupon } }));
}
