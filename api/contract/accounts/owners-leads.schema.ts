import { z } from 'zod';
import { id, timestamp } from '../base/columns.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import { requiredLine } from '../base/typed-fields.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';
import { leadStatus } from '../leads/entities/contact-lead.schema.ts';

/** A lead of an owner's card as staff are shown it: to read alone. */
const ownersLead = z.object({
  id,
  cardId: id,
  cardName: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  status: leadStatus,
  createdAt: timestamp,
});
export type OwnersLead = z.output<typeof ownersLead>;

export const seeOwnersLeadsSchemas = {
  summary: 'Shows leads of an owner’s cards to staff who say why; each page is in the audit log',
  tag: 'admin',
  params: idParams,
  body: z.object({ reason: requiredLine(500), before: id.nullable().default(null) }),
  reply: z.object({ leads: z.array(ownersLead), hasMore: z.boolean() }),
} satisfies EndpointSchemas;
