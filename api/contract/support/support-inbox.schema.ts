import { z } from 'zod';
import { cannedAnswerRow } from './entities/canned-answer.schema.ts';
import { language } from '../base/language.schema.ts';
import { optionalLine, requiredLine, requiredText } from '../base/typed-fields.schema.ts';

/** Placeholders `{…}` of a canned answer. */
const placeholders = ['name', 'subject', 'agent', 'company'] as const;
type Placeholder = (typeof placeholders)[number];

const cannedAnswer = z.object({
  title: requiredLine(120),
  folder: optionalLine(60).default(null),
  language,
  body: requiredText(5_000),
  sortOrder: z.int().min(-1_000_000).max(1_000_000).default(cannedAnswerRow.shape.sortOrder.parse(undefined)),
});
export const cannedAnswerCreate = cannedAnswer;
export const cannedAnswerUpdate = z
  .object({
    ...cannedAnswer.shape,
    folder: cannedAnswer.shape.folder.unwrap(),
    sortOrder: cannedAnswer.shape.sortOrder.unwrap(),
  })
  .partial();

/** Fills a canned answer's placeholders with the values of a conversation; unknown ones stay as they are. */
export function fillPlaceholders(body: string, values: Readonly<Record<Placeholder, string>>): string {
  return body.replace(/\{(\w+)\}/gu, (whole, name: string) =>
    (placeholders as readonly string[]).includes(name) ? values[name as Placeholder] : whole,
  );
}
