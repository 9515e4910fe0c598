import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const leadServices = [
  'single-card',
  'multiple-cards',
  'business-solution',
  'physical-cards',
  'consultation',
  'other',
] as const;
const leadService = z.enum(leadServices);
export type LeadService = z.infer<typeof leadService>;

/** The source of a lead that came out of a file of its owner's data. */
export const importedSource = 'import';

export const leadStatuses = ['new', 'in_progress', 'won', 'lost', 'spam'] as const;
export const leadStatus = z.enum(leadStatuses);
export type LeadStatus = z.infer<typeof leadStatus>;

/**
 * A message to our sales department, or to a card's owner (profileId). A row of `contact_leads` as JSON carries it;
 * the defaults are the table's.
 */
export const contactLeadRow = z.object({
  id,
  profileId: id.nullable().default(null),
  name: z.string().min(2).max(120),
  phone: z.string().max(30).nullable().default(null),
  email: z.string().max(254).nullable().default(null),
  service: leadService.nullable().default(null),
  message: z.string().max(5000).nullable().default(null),
  status: leadStatus.default('new'),
  source: z.string().max(50).default('website'),
  createdAt: timestamp,
  handledBy: id.nullable().default(null),
  handledAt: timestamp.nullable().default(null),
  /** Of the card's owner; what staff write about a sales lead is a note of theirs. */
  notes: z.string().max(5000).nullable().default(null),
  /** Who of staff takes care of a sales lead. */
  assigneeId: id.nullable().default(null),
  /** The day, in Israel, on which the assignee is reminded. */
  followUpOn: z.iso.date().nullable().default(null),
  followUpToldAt: timestamp.nullable().default(null),
  /** The account of whoever wrote, as staff confirmed it. */
  userId: id.nullable().default(null),
});
export type ContactLeadRow = z.output<typeof contactLeadRow>;
