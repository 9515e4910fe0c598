import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

export const reportReasons = [
  'impersonation',
  'fraud',
  'spam',
  'offensive',
  'illegal',
  'privacy',
  'other',
] as const;
export const reportReason = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReason>;

/** `taken_down` means that the card was taken down; the takedown itself may have been lifted since. */
const reportStatuses = ['new', 'under_review', 'dismissed', 'taken_down'] as const;
const reportStatus = z.enum(reportStatuses);
export type ReportStatus = z.infer<typeof reportStatus>;

/** A visitor's report of a card. A row of `card_reports` as JSON carries it; the defaults are the table's. */
export const cardReportRow = z.object({
  id,
  /** Null once the card was deleted; the report stays. */
  profileId: id.nullable().default(null),
  /** The card's name when it was reported. */
  cardName: z.string().min(1).max(120),
  reason: reportReason,
  details: z.string().max(2000).nullable().default(null),
  /** Address for the answer, if the visitor wants one. */
  email: z.string().max(254).nullable().default(null),
  status: reportStatus.default('new'),
  handledBy: id.nullable().default(null),
  handledAt: timestamp.nullable().default(null),
  createdAt: timestamp,
  notes: z.string().max(2000).nullable().default(null),
  takedownId: id.nullable().default(null),
});
export type CardReportRow = z.output<typeof cardReportRow>;
