import { defineEndpoint } from '../endpoint.ts';
import type {
  askForTimeSchemas,
  cancelAskedTimeSchemas,
  confirmTimeSchemas,
  refuseTimeSchemas,
  timeCalendarSchemas,
} from './time-requests.schema.ts';

/** As the contact form: from our own pages only, with no right of a session; a plain form is answered with a page. */
export const askForTimeEndpoint = defineEndpoint<typeof askForTimeSchemas>({
  method: 'post',
  path: '/api/cards/:id/time-requests',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});

/** Whoever has the link of the request may cancel it. */
export const cancelAskedTimeEndpoint = defineEndpoint<typeof cancelAskedTimeSchemas>({
  method: 'post',
  path: '/api/time-requests/:token/cancellation',
  access: 'public',
  bodyType: 'json-or-form',
  antiForgery: 'none',
});

export const confirmTimeEndpoint = defineEndpoint<typeof confirmTimeSchemas>({
  method: 'post',
  path: '/api/leads/:id/time-request/confirmation',
  access: 'signed-in',
});

export const refuseTimeEndpoint = defineEndpoint<typeof refuseTimeSchemas>({
  method: 'post',
  path: '/api/leads/:id/time-request/refusal',
  access: 'signed-in',
});

export const timeCalendarEndpoint = defineEndpoint<typeof timeCalendarSchemas>({
  method: 'get',
  path: '/api/leads/:id/time-request.ics',
  access: 'signed-in',
});
