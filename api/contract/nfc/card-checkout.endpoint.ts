import { defineEndpoint } from '../endpoint.ts';
import type {
  approveDesignSchemas,
  cancelOrderSchemas,
  checkOrderCouponSchemas,
  checkOrderPaymentSchemas,
  closeOrderPaymentSchemas,
  payOrderSchemas,
  quoteCardsSchemas,
  readCardCheckoutSchemas,
  startOrderSchemas,
} from './card-checkout.schema.ts';

export const quoteCardsEndpoint = defineEndpoint<typeof quoteCardsSchemas>({
  method: 'get',
  path: '/api/nfc-products/:id/quote',
  access: 'public',
});

export const readCardCheckoutEndpoint = defineEndpoint<typeof readCardCheckoutSchemas>({
  method: 'get',
  path: '/api/card-checkout',
  access: 'public',
});

/** Takes an `Idempotency-Key` (a UUID): the same key and body again gets the first answer. */
export const startOrderEndpoint = defineEndpoint<typeof startOrderSchemas>({
  method: 'post',
  path: '/api/orders',
  access: 'signed-in',
});

export const checkOrderCouponEndpoint = defineEndpoint<typeof checkOrderCouponSchemas>({
  method: 'post',
  path: '/api/card-checkout/coupon',
  access: 'signed-in',
});

export const payOrderEndpoint = defineEndpoint<typeof payOrderSchemas>({
  method: 'post',
  path: '/api/orders/:id/pay',
  access: 'signed-in',
});

export const checkOrderPaymentEndpoint = defineEndpoint<typeof checkOrderPaymentSchemas>({
  method: 'post',
  path: '/api/orders/payments/:id/check',
  access: 'signed-in',
});

export const closeOrderPaymentEndpoint = defineEndpoint<typeof closeOrderPaymentSchemas>({
  method: 'post',
  path: '/api/orders/payments/:id/close',
  access: 'signed-in',
});

export const cancelOrderEndpoint = defineEndpoint<typeof cancelOrderSchemas>({
  method: 'post',
  path: '/api/orders/:id/cancel',
  access: 'signed-in',
});

export const approveDesignEndpoint = defineEndpoint<typeof approveDesignSchemas>({
  method: 'post',
  path: '/api/orders/:id/approve-design',
  access: 'signed-in',
});
