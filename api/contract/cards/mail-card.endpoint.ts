import { defineEndpoint } from '../endpoint.ts';
import type { mailCardSchemas } from './mail-card.schema.ts';

/** "Mail me this card", from cached pages and so by the same rule as the contact form. */
export const mailCardEndpoint = defineEndpoint<typeof mailCardSchemas>({
  method: 'post',
  path: '/api/cards/:id/mail',
  access: 'public',
  antiForgery: 'none',
});
