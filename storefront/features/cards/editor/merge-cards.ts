import {
  cardFieldNames,
  type CardField,
  type CardFields,
} from '../../../../api/contract/cards/card-fields.ts';
import { isSameValue } from '../../../../api/contract/cards/card-plan.schema.ts';
import { normaliseHours } from './week.ts';

/** Whether a field holds the same, however its list of days is written. */
export function isSameField(field: CardField, one: unknown, other: unknown): boolean {
  if (field !== 'businessHours') return isSameValue(one, other);
  const [a, b] = [one, other].map((days) => normaliseHours(days as CardFields['businessHours']));
  return isSameValue(a, b);
}

/** Fields in which two cards differ. */
export function differingFields(one: CardFields, other: CardFields): CardField[] {
  return cardFieldNames.filter((field) => !isSameField(field, one[field], other[field]));
}

export interface Merge {
  /** The card with both sides' changes; where both changed a field, mine. */
  values: CardFields;
  /** Fields that the other side alone changed. */
  taken: CardField[];
  /** Fields that both sides changed, each in its own way. */
  conflicts: CardField[];
}

/** Brings together what was changed here and elsewhere since both had the same card. */
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
