import { defineEndpoint } from '../endpoint.ts';
import type { reportCardSchemas } from './card-reports.schema.ts';

/** "Report this card" (docs/product.md 4); also from cached pages, so by the same rule as the contact form. */
export const reportCardEndpoint = defineEndpoint<typeof reportCardSchemas>({
  method: 'post',
  path: '/api/cards/:id/report',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});
