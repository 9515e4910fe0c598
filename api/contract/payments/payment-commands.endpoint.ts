import { defineEndpoint } from '../endpoint.ts';
import type {
  checkAnyPaymentSchemas,
  packageTimelineSchemas,
  paymentTimelineSchemas,
  refundPaymentSchemas,
  resolvePaymentSchemas,
  retryChargeSchemas,
  retryRefundSchemas,
} from './payment-commands.schema.ts';

export const paymentTimelineEndpoint = defineEndpoint<typeof paymentTimelineSchemas>({
  method: 'get',
  path: '/api/admin/payments/:id/story',
  access: 'payments.read',
});

export const refundPaymentEndpoint = defineEndpoint<typeof refundPaymentSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/refund',
  access: 'payments.write',
  proof: 'fresh',
});

export const retryRefundEndpoint = defineEndpoint<typeof retryRefundSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/retry-refund',
  access: 'payments.write',
  proof: 'fresh',
});

export const checkAnyPaymentEndpoint = defineEndpoint<typeof checkAnyPaymentSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/look-up',
  access: 'payments.write',
});

export const resolvePaymentEndpoint = defineEndpoint<typeof resolvePaymentSchemas>({
  method: 'post',
  path: '/api/admin/payments/:id/resolve',
  access: 'payments.write',
  proof: 'fresh',
});

export const packageTimelineEndpoint = defineEndpoint<typeof packageTimelineSchemas>({
  method: 'get',
  path: '/api/admin/packages/:id/story',
  access: 'packages.read',
});

export const retryChargeEndpoint = defineEndpoint<typeof retryChargeSchemas>({
  method: 'post',
  path: '/api/admin/packages/:id/retry-charge',
  access: 'packages.write',
});
