import type { LeadService, LeadStatus } from '../../../contract/leads/entities/contact-lead.schema.ts';
import type { DemoSlug } from '../slugs.ts';

/** Somebody wrote; `age` in hours. Without a card it is for the sales department. */
export interface DemoLead {
  slug?: DemoSlug;
  name: string;
  phone?: string;
  email?: string;
  service?: LeadService;
  message?: string;
  status: LeadStatus;
  source?: string;
  age: number;
  /** Of a card's owner; of a sales lead it is a note of staff. */
  notes?: string;
  /** Days from today on which staff get back to whoever wrote. */
  followUp?: number;
  /** Times asked for: working days from today, each at its hour; the confirmed one is named by its place. */
  asks?: { times: readonly (readonly [day: number, hour: string])[]; service?: string; confirmed?: number };
}
