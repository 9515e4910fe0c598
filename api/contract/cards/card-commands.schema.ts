import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';
import { timestamp } from '../base/columns.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';

/** Deletion of a card: its name is typed once more, and the reason is stored. */
export const cardDeletion = z.object({ confirmation: z.string().max(200), reason: requiredLine(500) });

export const formerAddressesSchemas = {
  summary: 'Addresses a card had before, and until when they lead on',
  tag: 'admin',
  params: idParams,
  reply: z.array(z.object({ slug: z.string(), retiredAt: timestamp, expiresAt: timestamp })),
} satisfies EndpointSchemas;
