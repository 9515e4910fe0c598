import { z } from 'zod';
import { cardLanguage } from '../../base/card-language.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

export const mailStatuses = ['queued', 'sent', 'kept', 'failed'] as const;
const mailStatus = z.enum(mailStatuses);
export type MailStatus = z.infer<typeof mailStatus>;

/** A file that a mail brings, as text or in base64. */
const mailAttachment = z.object({
  name: z.string().max(200),
  /** Media type with its charset. */
  type: z.string().max(100),
  content: z.string(),
  encoding: z.literal('base64').optional(),
});
export type MailAttachment = z.output<typeof mailAttachment>;

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
  language: cardLanguage,
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
  /** Files of a mail that still waits. */
  attachments: z.array(mailAttachment).default([]),
  /** Address that switches mails of this kind off by one POST, while the mail waits. */
  offLink: z.string().max(500).nullable().default(null),
  /** Sent to an address that was typed for this one mail and is struck once it was sent or failed. */
  isFleeting: z.boolean().default(false),
  /** Goes to many people at once, who don't wait for it. */
  isBulk: z.boolean().default(false),
});
export type MailLogEntryRow = z.output<typeof mailLogEntryRow>;
