import { issuesBetweenFields } from '../../../contract/cards/card-editing.schema.ts';
import { cardFields } from '../../../contract/cards/card-fields.schema.ts';
import { cardFieldNames, type CardField, type CardFields } from '../../../contract/cards/card-fields.ts';
import type { ImportIssue } from '../../../contract/accounts/data-import.schema.ts';
import { businessProfileRow } from '../../../contract/cards/entities/business-profile.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { translateIssue } from '../../../contract/base/translate-issue.ts';

const mask = Object.fromEntries(cardFieldNames.map((name) => [name, true])) as Record<CardField, true>;

/** The fields of a card that was never edited; the name is never blank. */
export const blankFields: CardFields = businessProfileRow.pick(mask).parse({ businessName: '-' });

interface CardRow {
  fields: CardFields | null;
  faults: ImportIssue[];
}

/**
 * Checks a row field by field against the editor's contract: a value that was valid when it was written need not be
 * valid today, and must not keep the rest from being imported. Fields that the owner may not write are dropped
 * (docs/security.md B5).
 */
export function readCardRow(row: Record<string, unknown>, language: Language): CardRow {
  const issues: ImportIssue[] = [];
  const entries = cardFieldNames.map((field): [CardField, unknown] => {
    const value = Object.hasOwn(row, field)
      ? row[field]
      : field === 'businessName'
        ? null
        : blankFields[field];
    const parsed = cardFields.shape[field].safeParse(value);
    if (parsed.success) return [field, parsed.data];
    const [issue] = parsed.error.issues;
    if (issue) issues.push({ field, text: translateIssue(issue, language) });
    return [field, blankFields[field]];
  });
  if (issues.some(({ field }) => field === 'businessName')) return { fields: null, faults: issues };
  const fields = Object.fromEntries(entries) as CardFields;
  const between = issuesBetweenFields(fields);
  if (between.customSlug) fields.useCustomSlug = false;
  if (between.lat) Object.assign(fields, { lat: null, lng: null });
  return { fields, faults: issues };
}
