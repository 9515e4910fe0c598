import type { Knex } from 'knex';
import {
  cardFieldNames,
  limitedLists,
  type CardField,
  type CardFields,
  type LimitedList,
} from '../../../contract/cards/card-fields.ts';
import {
  countItems,
  firstItems,
  isSameValue,
  missingFeature,
  maxItems,
  type CardPlan,
} from '../../../contract/cards/card-plan.schema.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { BusinessProfile } from '../../../models/BusinessProfile.ts';
import { fieldsOf } from '../edit/card-editing.presenter.ts';
import { blankFields, readCardRow } from './read-card-row.ts';

const nothing: CardPlan = {
  allTemplates: false,
  customAddress: false,
  gallery: false,
  video: false,
  customLinks: false,
  contactForm: false,
  longLists: false,
  unmarked: false,
};
/** No two cards share an address, so a copy has another one than the card in the file. */
const ofEachItsOwn = new Set(['customSlug', 'useCustomSlug']);

/** The card as this plan takes it, and the names of the fields that the plan doesn't include. */
export function fitToPlan(fields: CardFields, plan: CardPlan): { fields: CardFields; left: string[] } {
  const long = limitedLists.filter(
    (name) => countItems(fields[name]) > (maxItems(plan, name) ?? Number.POSITIVE_INFINITY),
  );
  const left: string[] = cardFieldNames.filter(
    (name) =>
      !ofEachItsOwn.has(name) &&
      missingFeature(plan, name) &&
      (name === 'template' ? fields.template !== 'basic' : !isSameValue(fields[name], blankFields[name])),
  );
  const blanks = Object.fromEntries(left.map((name) => [name, blankFields[name as CardField]]));
  const template = plan.allTemplates ? fields.template : ('basic' as const);
  const first = Object.fromEntries(
    limitedLists.map((name) => [name, firstItems<object>(fields[name], maxItems(plan, name))]),
  ) as Pick<CardFields, LimitedList>;
  return { fields: { ...fields, ...blanks, ...first, template }, left: [...left, ...long] };
}

/**
 * Finds a user's card with the same content as one of the file: every field that an owner writes except for the
 * address, in full or as a place without pro features took it. This lets a user import a file again.
 * @param taken cards that matched others of the file already
 */
export async function findSameCard(
  knex: Knex,
  userId: number,
  wanted: { fields: CardFields; language: Language; taken: ReadonlySet<number> },
): Promise<BusinessProfile | undefined> {
  const { fields, language, taken } = wanted;
  const candidates = await BusinessProfile.query(knex)
    .where({ user_id: userId, business_name: fields.businessName })
    .orderBy('id');
  const plain = fitToPlan(fields, nothing).fields;
  return candidates.find((card) => {
    if (taken.has(card.id)) return false;
    const stored = readCardRow(fieldsOf(card), language).fields;
    return stored && (saysTheSame(stored, fields) || saysTheSame(stored, plain));
  });
}

const saysTheSame = (one: CardFields, other: CardFields): boolean =>
  cardFieldNames.every((name) => ofEachItsOwn.has(name) || isSameValue(one[name], other[name]));
