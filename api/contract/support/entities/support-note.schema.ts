import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/** `assign` and `release` say who takes care of a conversation from then on. */
const supportNoteKind = z.enum(['note', 'assign', 'release']);

/**
 * What staff write to each other about a conversation; its user never sees it. A row of `support_notes` as JSON
 * carries it; the defaults are the table's.
 */
export const supportNoteRow = z.object({
  id,
  ticketId: id,
  userId: id.nullable().default(null),
  kind: supportNoteKind,
  /** Who got the conversation. */
  assignedTo: id.nullable().default(null),
  content: z.string().max(5000).default(''),
  createdAt: timestamp,
});
export type SupportNoteRow = z.output<typeof supportNoteRow>;
