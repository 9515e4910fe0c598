import { defineEndpoint } from '../endpoint.ts';
import type {
  readChipCodeSchemas,
  readChipListSchemas,
  readFaceSchemas,
  readFacesSchemas,
  readOrderTimelineSchemas,
  readPrintSheetSchemas,
  readRunListSchemas,
  readRunSheetSchemas,
  reorderSchemas,
} from './order-papers.schema.ts';

export const readOrderTimelineEndpoint = defineEndpoint<typeof readOrderTimelineSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/story',
  access: 'orders.read',
});

export const readChipListEndpoint = defineEndpoint<typeof readChipListSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/chips.csv',
  access: 'orders.read',
});

export const readPrintSheetEndpoint = defineEndpoint<typeof readPrintSheetSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/print-sheet.pdf',
  access: 'orders.read',
});

export const readRunSheetEndpoint = defineEndpoint<typeof readRunSheetSchemas>({
  method: 'get',
  path: '/api/admin/production-runs/print-sheet.pdf',
  access: 'orders.write',
});

export const readRunListEndpoint = defineEndpoint<typeof readRunListSchemas>({
  method: 'get',
  path: '/api/admin/production-runs/orders.csv',
  access: 'orders.write',
});

export const readFacesEndpoint = defineEndpoint<typeof readFacesSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/faces.pdf',
  access: 'orders.read',
});

export const readFaceEndpoint = defineEndpoint<typeof readFaceSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/face.png',
  access: 'orders.read',
});

export const readChipCodeEndpoint = defineEndpoint<typeof readChipCodeSchemas>({
  method: 'get',
  path: '/api/admin/card-allocations/:id/qr.svg',
  access: 'orders.read',
});

export const reorderEndpoint = defineEndpoint<typeof reorderSchemas>({
  method: 'put',
  path: '/api/admin/product-order',
  access: 'catalogue.write',
});
