import {
  cardFieldNames,
  type CardField,
  type CardFields,
} from '../../../../api/contract/cards/card-fields.ts';
import { isSameValue } from '../../../../api/contract/cards/card-plan.schema.ts';
import { normaliseHours } from './week.ts';

/** Compares by meaning: a list of days can be written in several ways. */
export function isSameField(field: CardField, one: unknown, other: unknown): boolean {
  if (field !== 'businessHours') return isSameValue(one, other);
  const [a, b] = [one, other].map((days) => normaliseHours(days as CardFields['businessHours']));
  return isSameValue(a, b);
}

export function differingFields(one: CardFields, other: CardFields): CardField[] {
  return cardFieldNames.filter((field) => !isSameField(field, one[field], other[field]));
}

interface Merge {
  /** Both sides' changes; where both changed a field, this tab's value. */
  values: CardFields;
  /** Fields that only the other side changed. */
  taken: CardField[];
  /** Fields that both sides changed, to different values. */
  conflicts: CardField[];
}

/** Merges the changes made here and elsewhere since the common `base`. */
export function mergeCards(base: CardFields, mine: CardFields, theirs: CardFields): Merge {
  const merge: Merge = { values: { ...mine }, taken: [], conflicts: [] };
  for (const field of cardFieldNames) {
    const isTheirs = !isSameField(field, base[field], theirs[field]);
    if (!isTheirs || isSameField(field, mine[field], theirs[field])) continue;
    if (isSameField(field, base[field], mine[field])) {
      Object.assign(merge.values, { [field]: theirs[field] });
      merge.taken.push(field);
    } else merge.conflicts.push(field);
  }
  return merge;
}
