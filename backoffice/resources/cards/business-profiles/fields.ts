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
import { defineListView } from '../../../kit/list/list-view.ts';
import type { SectionName, Sections } from '../../../kit/show/ResourceShow.tsx';

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

/** Fields the owner edits, shown by their type. */
const { template, ...others } = Object.fromEntries(
  cardFieldNames.map((field) => [field, kindOf(field)]),
) as Readonly<Record<CardField, FieldKind>>;

export const cardFields: FieldMap<'business-profiles'> = {
  id: number,
  userId: reference('users'),
  cardType: choice('cardType'),
  packageId: reference('packages'),
  community: text,
  template,
  isPublic: flag,
  ...others,
  createdAt: moment,
  updatedAt: moment,
  isSuspicious: flag,
  isHeld: flag,
  heldFor: text,
  heldSince: moment,
};

export const cardView = defineListView({
  resource: 'business-profiles',
  fields: cardFields,
  nameColumn: 'businessName',
  columns: ['profileImage', 'userId', 'template', 'cardType', 'category', 'isPublic', 'updatedAt'],
  sortable: ['id', 'businessName', 'category', 'createdAt', 'updatedAt'],
  sort: { field: 'updatedAt', order: 'DESC' },
  narrow: { second: 'userId', end: 'template' },
});

const namedSections: Sections<'business-profiles'> = [
  ['business', ['businessName', 'jobTitle', 'category', 'userId', 'about']],
  [
    'publishing',
    [
      'isPublic',
      'isSuspicious',
      'isHeld',
      'heldFor',
      'heldSince',
      'cardType',
      'packageId',
      'community',
      'customSlug',
      'useCustomSlug',
      'primaryAction',
    ],
  ],
  ['appearance', ['template', 'palette', 'accentColor', 'colorScheme', 'typeface']],
  ['contact', ['phone', 'whatsapp', 'showWhatsapp', 'email', 'website', 'address', 'mapLink', 'lat', 'lng']],
  ['hours', ['businessHours', 'specialDays', 'openingHours', 'takesRequests', 'requestLength']],
  ['media', ['profileImage', 'logoImage', 'coverImage', 'promoVideoUrl', 'galleryImages']],
  [
    'social',
    [
      'facebook',
      'showFacebook',
      'instagram',
      'showInstagram',
      'twitter',
      'showTwitter',
      'tiktok',
      'showTiktok',
      'youtube',
      'showYoutube',
      'linkedin',
      'showLinkedin',
      'telegram',
      'showTelegram',
      'pinterest',
      'showPinterest',
      'mapsRatingUrl',
      'showMapsRating',
      'customLinks',
    ],
  ],
  ['form', ['showContactForm', 'contactFormTitle']],
  ['seo', ['seoTitle', 'seoDescription', 'seoKeywords']],
];

/** Section of a field not named above, by its part of the owner's editor. */
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
const named = new Set<string>(namedSections.flatMap(([, fields]) => fields));
const further = cardFieldNames.filter((field) => !named.has(field));

export const cardSections: Sections<'business-profiles'> = namedSections.map(([section, fields]) => [
  section,
  [...fields, ...further.filter((field) => sectionOfPart[cardFieldSpec(field).section] === section)],
]);
