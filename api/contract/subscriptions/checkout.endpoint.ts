import { defineEndpoint } from '../endpoint.ts';
import type {
  checkPaymentSchemas,
  closePaymentSchemas,
  readCheckoutSchemas,
  startCheckoutSchemas,
  checkCouponSchemas,
} from './checkout.schema.ts';

export const readCheckoutEndpoint = defineEndpoint<typeof readCheckoutSchemas>({
  method: 'get',
  path: '/api/checkout',
  access: 'public',
});

/** Takes an `Idempotency-Key` (a UUID): the same key and body again gets the first answer. */
export const startCheckoutEndpoint = defineEndpoint<typeof startCheckoutSchemas>({
  method: 'post',
  path: '/api/checkout',
  access: 'signed-in',
});

export const checkCouponEndpoint = defineEndpoint<typeof checkCouponSchemas>({
  method: 'post',
  path: '/api/checkout/coupon',
  access: 'signed-in',
});

export const checkPaymentEndpoint = defineEndpoint<typeof checkPaymentSchemas>({
  method: 'post',
  path: '/api/checkout/payments/:id/check',
  access: 'signed-in',
});

export const closePaymentEndpoint = defineEndpoint<typeof closePaymentSchemas>({
  method: 'post',
  path: '/api/checkout/payments/:id/close',
  access: 'signed-in',
});
