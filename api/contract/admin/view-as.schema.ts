import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { idParams } from '../base/path-id.schema.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';

/** Minutes that an admin may view as an owner before they have to start again. */
export const viewingMinutes = 15;

export const startViewingSchemas = {
  summary: 'Look at the product as this owner does: this session only, to read only, for 15 minutes',
  tag: 'admin',
  params: idParams,
  body: z.object({ reason: requiredLine(500) }),
  reply: z.object({ id: z.int(), until: z.iso.datetime() }),
} satisfies EndpointSchemas;

export const endViewingSchemas = {
  summary: 'End the view as an owner; leads a browser back to that person in the back office',
  tag: 'admin',
  body: z.object({}),
  status: 303,
} satisfies EndpointSchemas;
