import { defineEndpoint } from '../endpoint.ts';
import type {
  readChipCodeSchemas,
  readChipListSchemas,
  readFaceSchemas,
  readFacesSchemas,
  readOrderTimelineSchemas,
  readPrintSheetSchemas,
  reorderSchemas,
} from './order-papers.schema.ts';

export const readOrderTimelineEndpoint = defineEndpoint<typeof readOrderTimelineSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/story',
  access: 'admin',
});

export const readChipListEndpoint = defineEndpoint<typeof readChipListSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/chips.csv',
  access: 'admin',
});

export const readPrintSheetEndpoint = defineEndpoint<typeof readPrintSheetSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/print-sheet.pdf',
  access: 'admin',
});

export const readFacesEndpoint = defineEndpoint<typeof readFacesSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/faces.pdf',
  access: 'admin',
});

export const readFaceEndpoint = defineEndpoint<typeof readFaceSchemas>({
  method: 'get',
  path: '/api/admin/physical-card-orders/:id/face.png',
  access: 'admin',
});

export const readChipCodeEndpoint = defineEndpoint<typeof readChipCodeSchemas>({
  method: 'get',
  path: '/api/admin/card-allocations/:id/qr.svg',
  access: 'admin',
});

export const reorderEndpoint = defineEndpoint<typeof reorderSchemas>({
  method: 'put',
  path: '/api/admin/product-order',
  access: 'admin',
});
