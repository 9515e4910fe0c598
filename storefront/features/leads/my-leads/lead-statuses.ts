import type { LeadStatus } from '../../../../api/contract/leads/entities/contact-lead.schema.ts';

/** In the order of a lead's progress. Apart from the contract's schema, so that the page doesn't load zod. */
export const leadStatuses = [
  'new',
  'in_progress',
  'won',
  'lost',
  'spam',
] as const satisfies readonly LeadStatus[];
