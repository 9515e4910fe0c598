import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';

/** What a conversation may hold besides words: pictures, encoded anew as JPEG, and PDFs as they are. */
const attachmentType = z.enum(['image/jpeg', 'application/pdf']);

/** A file of a message. A row of `support_attachments` as JSON carries it; the defaults are the table's. */
export const supportAttachmentRow = z.object({
  id,
  userId: id,
  /** Null until its message is sent. */
  messageId: id.nullable().default(null),
  storageKey: z.string().regex(/^support\/[a-z0-9]{20}\.(?:jpg|pdf)$/u),
  mimeType: attachmentType,
  name: z.string().min(1).max(120),
  byteSize: z.int().min(1),
  width: z.int().min(1),
  height: z.int().min(1),
  createdAt: timestamp,
});
export type SupportAttachmentRow = z.output<typeof supportAttachmentRow>;
