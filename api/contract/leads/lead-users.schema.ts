import { z } from 'zod';
import { id } from '../base/columns.schema.ts';
import { idParams } from '../base/path-id.schema.ts';
import type { EndpointSchemas } from '../endpoint.ts';

/** What staff said of an account that looks like a lead's. */
const leadUserDecisions = ['open', 'confirmed', 'refused'] as const;
const decision = z.enum(leadUserDecisions);

/** An account with the phone number or e-mail of a lead, or the one that staff confirmed. */
const leadUser = z.object({
  userId: id,
  username: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  byPhone: z.boolean(),
  byEmail: z.boolean(),
  decision,
});
export type LeadUser = z.output<typeof leadUser>;

export const listLeadUsersSchemas = {
  summary: 'The accounts that may be a sales lead’s: by phone in any form, and by e-mail',
  tag: 'admin',
  params: idParams,
  reply: z.array(leadUser),
} satisfies EndpointSchemas;

/** Whether an account is a lead's. */
export const leadUserDecision = z.object({ userId: id, decision });
