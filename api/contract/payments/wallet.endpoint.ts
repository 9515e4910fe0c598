import { defineEndpoint } from '../endpoint.ts';
import type {
  listReceiptsSchemas,
  readWalletSchemas,
  removePaymentMethodSchemas,
  setDefaultPaymentMethodSchemas,
} from './wallet.schema.ts';

export const readWalletEndpoint = defineEndpoint<typeof readWalletSchemas>({
  method: 'get',
  path: '/api/wallet',
  access: 'signed-in',
});

export const listReceiptsEndpoint = defineEndpoint<typeof listReceiptsSchemas>({
  method: 'get',
  path: '/api/receipts',
  access: 'signed-in',
});

export const setDefaultPaymentMethodEndpoint = defineEndpoint<typeof setDefaultPaymentMethodSchemas>({
  method: 'put',
  path: '/api/payment-methods/:id/default',
  access: 'signed-in',
});

export const removePaymentMethodEndpoint = defineEndpoint<typeof removePaymentMethodSchemas>({
  method: 'delete',
  path: '/api/payment-methods/:id',
  access: 'signed-in',
});
