import { defaultContactFormTitle } from '../leads/contact-form-title.ts';
import {
  cardPalettes,
  cardTemplates,
  colorSchemes,
  primaryActions,
  requestLengths,
  typefaces,
} from './card-choices.ts';
import type { CardFieldSpec, CardFieldType, CardFieldValue } from './card-field-spec.ts';
import type { SocialNetwork } from './social-networks.ts';

export * from './card-field-spec.ts';

const socialLink = {
  type: 'socialLink',
  section: 'social',
  public: 'part',
  teamPart: 'social',
  step: 'social',
} as const;
const showSocialLink = {
  type: 'flag',
  default: true,
  section: 'social',
  public: 'no',
  teamPart: 'social',
} as const;

/**
 * Every field of a card that its owner writes (docs/specification.md 3, business_profiles). Columns, checks of input
 * from owners and staff, the public copy, the parts of the editor, team and plan, the saved contact and the back
 * office derive from it; a test compares it with the database. Plain data, so that a page without checks can load it.
 */
export const cardFieldList = {
  template: {
    type: 'choice',
    choices: cardTemplates,
    default: 'creative',
    section: 'design',
    public: 'part',
    teamPart: 'design',
    feature: 'allTemplates',
  },
  customSlug: {
    type: 'slug',
    section: 'address',
    public: 'part',
    feature: 'customAddress',
    step: 'address',
    isSearched: true,
  },
  useCustomSlug: {
    type: 'flag',
    default: false,
    section: 'address',
    public: 'no',
    feature: 'customAddress',
  },
  primaryAction: {
    type: 'choice',
    choices: primaryActions,
    default: 'phone',
    section: 'contact',
    public: 'part',
  },
  seoTitle: { isTranslated: true, type: 'line', maxLength: 120, section: 'address', public: 'part' },
  seoDescription: {
    isTranslated: true,
    type: 'text',
    maxLength: 320,
    section: 'address',
    public: 'part',
    step: 'seo',
  },
  seoKeywords: { isTranslated: true, type: 'line', maxLength: 500, section: 'address', public: 'part' },
  businessName: {
    isTranslated: true,
    type: 'line',
    maxLength: 120,
    isRequired: true,
    section: 'details',
    public: 'part',
    teamPart: 'name',
    step: 'name',
    vCard: 'FN',
    isSearched: true,
  },
  category: {
    isTranslated: true,
    type: 'line',
    maxLength: 80,
    section: 'details',
    public: 'text',
    teamPart: 'about',
    step: 'trade',
    isSearched: true,
    isContent: true,
  },
  jobTitle: {
    isTranslated: true,
    type: 'line',
    maxLength: 120,
    section: 'details',
    public: 'text',
    step: 'trade',
    vCard: 'TITLE',
    isSearched: true,
    isContent: true,
  },
  address: {
    isTranslated: true,
    type: 'line',
    maxLength: 300,
    section: 'contact',
    public: 'part',
    teamPart: 'place',
    step: 'place',
    vCard: 'ADR',
    isContent: true,
  },
  phone: {
    type: 'phone',
    section: 'contact',
    public: 'part',
    step: 'reach',
    vCard: 'TEL',
    isSearched: true,
    isContent: true,
  },
  phones: { type: 'phones', section: 'contact', public: 'part', basicMax: 1 },
  email: {
    type: 'email',
    section: 'contact',
    public: 'part',
    step: 'reach',
    vCard: 'EMAIL',
    isSearched: true,
    isContent: true,
  },
  website: {
    type: 'url',
    section: 'contact',
    public: 'part',
    teamPart: 'website',
    step: 'place',
    vCard: 'URL',
    isContent: true,
  },
  whatsapp: { type: 'whatsapp', section: 'contact', public: 'part', step: 'reach' },
  showWhatsapp: { type: 'flag', default: true, section: 'contact', public: 'no' },
  mapLink: {
    type: 'url',
    section: 'contact',
    public: 'part',
    teamPart: 'place',
    step: 'place',
    isContent: true,
  },
  lat: {
    type: 'degrees',
    max: 90,
    section: 'contact',
    public: 'part',
    teamPart: 'place',
    step: 'place',
    isContent: true,
  },
  lng: { type: 'degrees', max: 180, section: 'contact', public: 'part', teamPart: 'place' },
  openingHours: {
    isTranslated: true,
    type: 'text',
    maxLength: 1_000,
    section: 'hours',
    public: 'part',
    teamPart: 'hours',
    step: 'hours',
  },
  businessHours: { type: 'week', section: 'hours', public: 'part', teamPart: 'hours', step: 'hours' },
  specialDays: { type: 'specialDays', section: 'hours', public: 'part', teamPart: 'hours' },
  takesRequests: {
    type: 'flag',
    default: false,
    section: 'hours',
    public: 'no',
    teamPart: 'hours',
    feature: 'contactForm',
  },
  requestLength: {
    type: 'choice',
    choices: requestLengths,
    default: '30',
    section: 'hours',
    public: 'part',
    teamPart: 'hours',
    feature: 'contactForm',
  },
  branches: { type: 'branches', section: 'branches', public: 'part', teamPart: 'place', basicMax: 1 },
  about: {
    isTranslated: true,
    type: 'text',
    maxLength: 5_000,
    section: 'details',
    public: 'part',
    teamPart: 'about',
    step: 'about',
    vCard: 'NOTE',
    isContent: true,
  },
  services: { type: 'services', section: 'services', public: 'part', teamPart: 'services', basicMax: 5 },
  questions: { type: 'questions', section: 'questions', public: 'part', teamPart: 'services', basicMax: 5 },
  documents: { type: 'documents', section: 'documents', public: 'part', teamPart: 'services', basicMax: 1 },
  paymentLinks: {
    type: 'paymentLinks',
    section: 'payment',
    public: 'part',
    teamPart: 'services',
    basicMax: 1,
  },
  sections: { type: 'sections', section: 'order', public: 'part', teamPart: 'design' },
  promoVideoUrl: { type: 'url', section: 'media', public: 'part', teamPart: 'gallery', feature: 'video' },
  coverImage: { type: 'picture', section: 'media', public: 'part', teamPart: 'cover', step: 'cover' },
  profileImage: { type: 'picture', section: 'media', public: 'part', step: 'portrait', vCard: 'PHOTO' },
  logoImage: { type: 'picture', section: 'media', public: 'part', teamPart: 'cover', vCard: 'LOGO' },
  galleryImages: {
    type: 'gallery',
    section: 'media',
    public: 'part',
    teamPart: 'gallery',
    feature: 'gallery',
    step: 'gallery',
  },
  facebook: socialLink,
  showFacebook: showSocialLink,
  instagram: socialLink,
  showInstagram: showSocialLink,
  twitter: socialLink,
  showTwitter: showSocialLink,
  tiktok: socialLink,
  showTiktok: showSocialLink,
  youtube: socialLink,
  showYoutube: showSocialLink,
  linkedin: socialLink,
  showLinkedin: showSocialLink,
  telegram: socialLink,
  showTelegram: showSocialLink,
  pinterest: socialLink,
  showPinterest: showSocialLink,
  mapsRatingUrl: { type: 'url', section: 'contact', public: 'part', teamPart: 'place' },
  showMapsRating: { type: 'flag', default: false, section: 'contact', public: 'no', teamPart: 'place' },
  customLinks: { type: 'links', section: 'links', public: 'part', teamPart: 'links', feature: 'customLinks' },
  showContactForm: {
    type: 'flag',
    default: false,
    section: 'form',
    public: 'no',
    teamPart: 'form',
    feature: 'contactForm',
  },
  contactFormTitle: {
    isTranslated: true,
    type: 'line',
    maxLength: 120,
    isRequired: true,
    default: defaultContactFormTitle,
    section: 'form',
    public: 'part',
    teamPart: 'form',
    feature: 'contactForm',
  },
  language: { type: 'language', section: 'details', public: 'part' },
  translations: { type: 'translations', section: 'languages', public: 'part' },
  /** Our name at the card's foot, which leads to registration (docs/product.md 12.12). */
  showMark: {
    type: 'flag',
    default: true,
    section: 'design',
    public: 'no',
    teamPart: 'design',
    feature: 'unmarked',
  },
  accentColor: { type: 'colour', section: 'design', public: 'part', teamPart: 'design' },
  palette: {
    type: 'choice',
    choices: cardPalettes,
    default: 'own',
    section: 'design',
    public: 'part',
    teamPart: 'design',
  },
  colorScheme: {
    type: 'choice',
    choices: colorSchemes,
    default: 'system',
    section: 'design',
    public: 'part',
    teamPart: 'design',
  },
  typeface: {
    type: 'choice',
    choices: typefaces,
    default: 'own',
    section: 'design',
    public: 'part',
    teamPart: 'design',
  },
} as const satisfies Record<string, CardFieldSpec> &
  Record<SocialNetwork, CardFieldSpec<'socialLink'>> &
  Record<ShowField<SocialNetwork>, CardFieldSpec<'flag'>>;

type ShowField<Name extends string> = `show${Capitalize<Name>}`;
type CardFieldList = typeof cardFieldList;

export type CardField = keyof CardFieldList;
export const cardFieldNames = Object.keys(cardFieldList) as CardField[];

/** The entry of a field in the list; properties that it doesn't have are undefined. */
export const cardFieldSpec: (field: CardField) => CardFieldSpec = (field) => cardFieldList[field];

/** Names of the fields that have this value in the list. */
type CardFieldsWith<Key extends keyof CardFieldSpec, Value> = {
  [Field in CardField]: CardFieldList[Field] extends Record<Key, Value> ? Field : never;
}[CardField];

/** Names of the fields that have this value in the list, in its order. */
export function cardFieldsWith<
  const Key extends keyof CardFieldSpec,
  const Value extends NonNullable<CardFieldSpec[Key]>,
>(key: Key, value: Value): CardFieldsWith<Key, Value>[] {
  return cardFieldNames.filter((field) => cardFieldSpec(field)[key] === value) as CardFieldsWith<
    Key,
    Value
  >[];
}

/** Lists of which every plan includes the first items only. */
export type LimitedList = {
  [Field in CardField]: CardFieldList[Field] extends { basicMax: number } ? Field : never;
}[CardField];
export const limitedLists = cardFieldNames.filter(
  (field) => cardFieldSpec(field).basicMax !== undefined,
) as LimitedList[];

export type CardFieldOfType<Type extends CardFieldType> = CardFieldsWith<'type', Type>;

/** Whether a field is of one of these types. */
export function isCardFieldOfType<const Type extends CardFieldType>(
  field: CardField,
  ...types: readonly Type[]
): field is CardFieldOfType<Type> {
  return (types as readonly CardFieldType[]).includes(cardFieldList[field].type);
}

/** The field that shows or hides another one: `showFacebook` for `facebook`. */
export function showFieldOf<Name extends SocialNetwork>(name: Name): ShowField<Name> {
  return `show${name.charAt(0).toUpperCase()}${name.slice(1)}` as ShowField<Name>;
}

/** A card's writable fields: the same shape when read and when written. */
export type CardFields = { [Field in CardField]: CardFieldValue<CardFieldList[Field]> };
/** Any part of a card; a field that isn't sent stays as it is. */
export type CardChanges = { [Field in CardField]?: CardFields[Field] | undefined };

/** Fields whose cleaned text visitors get under the field's own name. */
export type PublicText = CardFieldsWith<'public', 'text'>;
export const publicTexts = cardFieldsWith('public', 'text');
