import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../base/path-id.ts';
import { requiredLine } from '../base/typed-fields.ts';

/** How long staff may look as an owner does before they have to ask anew. */
export const viewingMinutes = 15;
export const endViewingPath = '/api/view-as/end';

export const startViewingEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/admin/users/:id/view-as',
  summary: 'Look at the product as this owner does: this session only, to read only, for 15 minutes',
  tag: 'admin',
  access: 'admin',
  params: idParams,
  body: z.object({ reason: requiredLine(500) }),
  reply: z.object({ id: z.int(), until: z.iso.datetime() }),
});

export const endViewingEndpoint = defineEndpoint({
  method: 'post',
  path: endViewingPath,
  summary: 'End the view as an owner; leads a browser back to that person in the back office',
  tag: 'admin',
  access: 'signed-in',
  bodyType: 'json-or-form',
  body: z.object({}),
  status: 303,
});
