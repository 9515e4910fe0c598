import { defineEndpoint } from '../endpoint.ts';
import type {
  cancelTransferSchemas,
  listTransfersSchemas,
  readAnyProformaSchemas,
  readProformaSchemas,
  readTransferOfferSchemas,
  readTransferSchemas,
} from './transfers.schema.ts';

export const readTransferOfferEndpoint = defineEndpoint<typeof readTransferOfferSchemas>({
  method: 'get',
  path: '/api/bank-transfers/offer',
  access: 'signed-in',
});

export const listTransfersEndpoint = defineEndpoint<typeof listTransfersSchemas>({
  method: 'get',
  path: '/api/bank-transfers',
  access: 'signed-in',
});

export const readTransferEndpoint = defineEndpoint<typeof readTransferSchemas>({
  method: 'get',
  path: '/api/bank-transfers/:id',
  access: 'signed-in',
});

export const cancelTransferEndpoint = defineEndpoint<typeof cancelTransferSchemas>({
  method: 'post',
  path: '/api/bank-transfers/:id/cancel',
  access: 'signed-in',
});

export const readProformaEndpoint = defineEndpoint<typeof readProformaSchemas>({
  method: 'get',
  path: '/api/bank-transfers/:id/proforma',
  access: 'signed-in',
});

export const readAnyProformaEndpoint = defineEndpoint<typeof readAnyProformaSchemas>({
  method: 'get',
  path: '/api/admin/proformas/:id/document',
  access: 'payments.read',
});
