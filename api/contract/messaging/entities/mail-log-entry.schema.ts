import { z } from 'zod';
import { language } from '../../base/language.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const;
export const mailStatus = z.enum(mailStatuses);
export type MailStatus = z.infer<typeof mailStatus>;

/**
 * A mail: waiting, sent, kept because no SMTP is configured, or failed. A row of `mail_log` as JSON carries it; the
 * defaults are the table's.
 */
export const mailLogEntryRow = z.object({
  id,
  userId: id.nullable().default(null),
  toAddress: z.string().max(254),
  replyTo: z.string().max(254).nullable().default(null),
  template: z.string().max(50),
  language: language,
  subject: z.string().max(500),
  textBody: z.string(),
  htmlBody: z.string(),
  status: mailStatus.default('queued'),
  attempts: z.int().min(0).default(0),
  error: z.string().max(2000).nullable().default(null),
  createdAt: timestamp,
  sentAt: timestamp.nullable().default(null),
  /** Earliest time of the next try while it is queued. */
  nextTryAt: timestamp,
  /** Links that open something for whoever has them. */
  secretLinks: z.array(z.string()).default([]),
});
export type MailLogEntryRow = z.output<typeof mailLogEntryRow>;
