import { z } from 'zod';
import { language } from '../../base/language.schema.ts';
import { id, timestamp } from '../../base/columns.schema.ts';

/**
 * A stored text for answers with placeholders such as `{name}`. A row of `canned_answers` as JSON carries it; the
 * defaults are the table's.
 */
export const cannedAnswerRow = z.object({
  id,
  title: z.string().min(1).max(120),
  /** Under which staff find it; null in none. */
  folder: z.string().min(1).max(60).nullable().default(null),
  language,
  body: z.string().min(1).max(5000),
  /** Lower ones come first. */
  sortOrder: z.int().default(0),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CannedAnswerRow = z.output<typeof cannedAnswerRow>;
