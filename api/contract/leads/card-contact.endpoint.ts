import { defineEndpoint } from '../endpoint.ts';
import type { sendCardMessageSchemas } from './card-contact.schema.ts';

/**
 * The card's page is cached as it is for all visitors, so it holds neither an anti-forgery token nor the time it was
 * opened. In their place: only our own pages may send (Sec-Fetch-Site, else Origin), no right of a session is used,
 * and the script reports the time for the time trap; the hidden field and the limits work without it. A plain form
 * that prefers HTML is answered 303 to the card (`?sent=1#form`), or the form again with every typed value and each
 * issue at its field.
 */
export const sendCardMessageEndpoint = defineEndpoint<typeof sendCardMessageSchemas>({
  method: 'post',
  path: '/api/cards/:id/contact',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});
