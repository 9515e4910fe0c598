import { z } from 'zod';
import { id, timestamp } from '../../base/columns.schema.ts';
import { requiredText } from '../../base/typed-fields.schema.ts';

/** Tables whose records staff write notes about; a conversation has notes of its own (`support_notes`). */
export const notedResources = [
  'users',
  'contact-leads',
  'business-profiles',
  'physical-card-orders',
  'payments',
] as const;
export const notedResource = z.enum(notedResources);
export type NotedResource = z.infer<typeof notedResource>;

export const maxNoteLength = 5_000;

/** What staff wrote down about a record. A row of `staff_notes` as JSON carries it. */
export const staffNoteRow = z.object({
  id,
  resource: notedResource,
  recordId: id,
  /** The person whose record it is. */
  userId: id.nullable().default(null),
  authorId: id.nullable().default(null),
  authorName: z.string().max(100),
  words: z.string().min(1).max(maxNoteLength),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type StaffNoteRow = z.output<typeof staffNoteRow>;

/** A new note; who writes it, and whose record it is, the server knows. */
export const staffNoteCreate = z.object({
  resource: notedResource,
  recordId: id,
  words: requiredText(maxNoteLength),
});
export const staffNoteUpdate = z.object({ words: requiredText(maxNoteLength) }).partial();
