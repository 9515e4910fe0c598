import {
  cardFieldNames,
  cardFieldSpec,
  type CardField,
  type CardFieldOfType,
  type CardFieldType,
  type EditorSection,
} from '../../../../api/contract/cards/card-fields.ts';
import { choice, flag } from '../../../kit/fields/choice-kinds.tsx';
import { moment, number } from '../../../kit/fields/figure-kinds.tsx';
import { email, image, link, phone } from '../../../kit/fields/link-kinds.tsx';
import {
  branchList,
  customLinkList,
  documentList,
  phoneList,
  gallery,
  questionList,
  sectionList,
  serviceList,
  translationList,
} from './card-lists.tsx';
import { reference } from '../../../kit/fields/reference-kinds.tsx';
import { openingHours, specialDayList } from '../../../kit/fields/table-kinds.tsx';
import { code, colour, longText, text } from '../../../kit/fields/text-kinds.tsx';
import type { FieldKind, FieldMap } from '../../../kit/fields/field-kind.ts';
import type { ChoiceName } from '../../../kit/i18n/he/choices.ts';
import { defineListView, type SectionName } from '../../../kit/list/list-view.ts';

const kindOfType: Readonly<Record<Exclude<CardFieldType, 'choice'>, FieldKind>> = {
  line: text,
  text: longText,
  url: link,
  socialLink: link,
  email,
  phone,
  whatsapp: phone,
  slug: code,
  language: choice('cardLanguage'),
  colour,
  picture: image,
  flag,
  degrees: code,
  week: openingHours,
  specialDays: specialDayList,
  gallery,
  links: customLinkList,
  services: serviceList,
  questions: questionList,
  documents: documentList,
  translations: translationList,
  sections: sectionList,
  phones: phoneList,
  paymentLinks: customLinkList,
  branches: branchList,
};
/** The list of labels for the values of a choice. */
export const choiceOf: Readonly<Record<CardFieldOfType<'choice'>, ChoiceName>> = {
  template: 'cardTemplate',
  primaryAction: 'primaryAction',
  requestLength: 'requestLength',
  palette: 'cardPalette',
  typeface: 'typeface',
  colorScheme: 'colorScheme',
};

function kindOf(field: CardField): FieldKind {
  const { type } = cardFieldSpec(field);
  if (type !== 'choice') return kindOfType[type];
  return choice(choiceOf[field as CardFieldOfType<'choice'>]);
}

/** Section of the page, by the part of the owner's editor. */
const sectionOfPart: Readonly<Record<EditorSection, SectionName>> = {
  details: 'business',
  order: 'appearance',
  contact: 'contact',
  services: 'business',
  questions: 'business',
  documents: 'business',
  payment: 'business',
  social: 'social',
  hours: 'hours',
  branches: 'hours',
  media: 'media',
  links: 'social',
  form: 'form',
  design: 'appearance',
  languages: 'business',
  address: 'publishing',
};
const sectionOf = (field: CardField) =>
  field.startsWith('seo') ? 'seo' : sectionOfPart[cardFieldSpec(field).section];

/** Fields the owner edits, in the order of their editor. */
const bySection = Object.groupBy(cardFieldNames, sectionOf);
const kindsIn = (...sections: SectionName[]) =>
  Object.fromEntries(
    sections.flatMap((section) => (bySection[section] ?? []).map((field) => [field, kindOf(field)])),
  ) as Readonly<Record<CardField, FieldKind>>;

export const cardFields: FieldMap<'business-profiles'> = {
  ...kindsIn('business'),
  userId: reference('users'),
  isPublic: flag,
  isSuspicious: flag,
  isHeld: flag,
  heldFor: text,
  heldSince: moment,
  cardType: choice('cardType'),
  packageId: reference('packages'),
  community: text,
  ...kindsIn('publishing', 'appearance', 'contact', 'hours', 'media', 'social', 'form', 'seo'),
  id: number,
  createdAt: moment,
  updatedAt: moment,
};
const firstOf = Object.entries(bySection).map(([section, [first]]) => [section, first]);

export const cardView = defineListView({
  resource: 'business-profiles',
  fields: cardFields,
  sections: { ...Object.fromEntries(firstOf), publishing: 'isPublic', system: 'id' },
  nameColumn: 'businessName',
  columns: ['profileImage', 'userId', 'template', 'cardType', 'category', 'isPublic', 'updatedAt'],
  sortable: ['id', 'businessName', 'category', 'createdAt', 'updatedAt'],
  sort: { field: 'updatedAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'template' },
});
