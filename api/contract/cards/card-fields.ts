import type { TeamPart } from '../subscriptions/team-parts.schema.ts';
import { defaultContactFormTitle } from '../leads/contact-form-title.ts';
import { cardTemplates, primaryActions } from './card-choices.ts';
import type { CompletenessStep } from './card-completeness.ts';
import type { PlanFeature } from './card-plan.schema.ts';
import type { BusinessHours } from './entities/business-hours.schema.ts';
import type { CustomLink } from './entities/custom-links.schema.ts';
import type { GalleryImage } from './entities/gallery-images.schema.ts';
import type { SocialNetwork } from './social-networks.ts';

/** The parts of the editor, in their order (docs/product.md 5). */
export const editorSections = [
  'details',
  'contact',
  'social',
  'hours',
  'media',
  'links',
  'form',
  'design',
  'address',
] as const;
export type EditorSection = (typeof editorSections)[number];

/** How many links and pictures a card takes, shown or not. */
export const maxLinks = 30;
export const maxPictures = 30;

/** Characters that a column of these types holds, whatever the field. */
export const maxLengthOfType = {
  url: 2_000,
  socialLink: 2_000,
  picture: 2_000,
  email: 254,
  phone: 30,
  whatsapp: 30,
  slug: 40,
  colour: 7,
  choice: 20,
} as const;

/** Properties of a vCard (RFC 6350) that a card fills; `X-` begins one that only some address books show. */
export type VCardProperty =
  | 'FN'
  | 'TITLE'
  | 'ROLE'
  | 'NICKNAME'
  | 'TEL'
  | 'EMAIL'
  | 'URL'
  | 'ADR'
  | 'NOTE'
  | 'PHOTO'
  | `X-${Uppercase<string>}`;

/** What a field holds; every use of it (column, checks, forms, back office) goes by this. */
type FieldType =
  /** One line of words. Only one that is required holds a text always; all others may be null. */
  | { type: 'line'; maxLength: number; isRequired?: true; default?: string }
  /** Several lines of words. */
  | { type: 'text'; maxLength: number }
  | { type: 'url' }
  | { type: 'socialLink' }
  | { type: 'email' }
  | { type: 'phone' }
  | { type: 'whatsapp' }
  /** The card's own address. */
  | { type: 'slug' }
  /** `#rrggbb` */
  | { type: 'colour' }
  /** Address of an uploaded picture, `/media/…`. */
  | { type: 'picture' }
  | { type: 'choice'; choices: readonly string[]; default: string }
  | { type: 'flag'; default: boolean }
  /** Latitude or longitude, from `-max` to `max`. */
  | { type: 'degrees'; max: number }
  | { type: 'week' }
  | { type: 'gallery' }
  | { type: 'links' };

export type CardFieldType = FieldType['type'];

export type CardFieldSpec<Type extends CardFieldType = CardFieldType> = Extract<FieldType, { type: Type }> & {
  /** Part of the editor in which the owner writes it. */
  section: EditorSection;
  /**
   * What visitors get of it. `text`: the cleaned text, under the field's own name in `PublicCard`. `part`: a part of
   * `PublicCard` that `makePublicCard` makes of it. `no`: nothing of its own; a flag only rules what else is shown.
   */
  public: 'text' | 'part' | 'no';
  /** Part of a card that a company may set for its whole team; without one, it is always the person's own. */
  teamPart?: TeamPart;
  /** Ability of the plan without which the owner can't write it. */
  feature?: PlanFeature;
  /** Step towards a complete card that it belongs to. */
  step?: CompletenessStep;
  /** Property of the saved contact; a public `text` is written and read by it as it is. */
  vCard?: VCardProperty;
  /** Whether staff's search finds it: part of the search expression and of its index. */
  isSearched?: true;
  /** Filled, it makes of a card more than a name, which search engines may list. */
  isContent?: true;
};

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
 * Every field of a card that its owner writes (docs/specification.md 3, business_profiles). Columns, checks of what the
 * owner and staff send, the public copy, the parts of the editor, team and plan, the saved contact and the back office
 * derive from it; a test compares it with the database. Plain data, so that it may be loaded where nothing is checked.
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
  seoTitle: { type: 'line', maxLength: 120, section: 'address', public: 'part' },
  seoDescription: { type: 'text', maxLength: 320, section: 'address', public: 'part', step: 'seo' },
  seoKeywords: { type: 'line', maxLength: 500, section: 'address', public: 'part' },
  businessName: {
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
    type: 'text',
    maxLength: 1_000,
    section: 'hours',
    public: 'part',
    teamPart: 'hours',
    step: 'hours',
  },
  businessHours: { type: 'week', section: 'hours', public: 'part', teamPart: 'hours', step: 'hours' },
  about: {
    type: 'text',
    maxLength: 5_000,
    section: 'details',
    public: 'part',
    teamPart: 'about',
    step: 'about',
    vCard: 'NOTE',
    isContent: true,
  },
  promoVideoUrl: { type: 'url', section: 'media', public: 'part', teamPart: 'gallery', feature: 'video' },
  coverImage: { type: 'picture', section: 'media', public: 'part', teamPart: 'cover', step: 'cover' },
  profileImage: { type: 'picture', section: 'media', public: 'part', step: 'portrait', vCard: 'PHOTO' },
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
    type: 'line',
    maxLength: 120,
    isRequired: true,
    default: defaultContactFormTitle,
    section: 'form',
    public: 'part',
    teamPart: 'form',
    feature: 'contactForm',
  },
  accentColor: { type: 'colour', section: 'design', public: 'part', teamPart: 'design' },
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
export type CardFieldsWith<Key extends keyof CardFieldSpec, Value> = {
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

export type CardFieldOfType<Type extends CardFieldType> = CardFieldsWith<'type', Type>;

/** Whether a field is of one of these types. */
export function isCardFieldOfType<const Type extends CardFieldType>(
  field: CardField,
  ...types: readonly Type[]
): field is CardFieldOfType<Type> {
  return (types as readonly CardFieldType[]).includes(cardFieldList[field].type);
}

/** The field that shows or hides what stands in another one: `showFacebook` of `facebook`. */
export function showFieldOf<Name extends SocialNetwork>(name: Name): ShowField<Name> {
  return `show${name.charAt(0).toUpperCase()}${name.slice(1)}` as ShowField<Name>;
}

/** Value of a field by its entry in the list. */
export type CardFieldValue<Spec> = Spec extends { type: 'choice'; choices: readonly (infer Choice)[] }
  ? Choice
  : Spec extends { type: 'flag' }
    ? boolean
    : Spec extends { type: 'degrees' }
      ? number | null
      : Spec extends { type: 'week' }
        ? BusinessHours
        : Spec extends { type: 'gallery' }
          ? GalleryImage[]
          : Spec extends { type: 'links' }
            ? CustomLink[]
            : Spec extends { isRequired: true }
              ? string
              : string | null;

/** A card's writable part: the same shape when read and when written. */
export type CardFields = { [Field in CardField]: CardFieldValue<CardFieldList[Field]> };
/** Any part of a card; a field that isn't sent stays as it is. */
export type CardChanges = { [Field in CardField]?: CardFields[Field] | undefined };

/** Fields whose cleaned text visitors get under the field's own name. */
export type PublicText = CardFieldsWith<'public', 'text'>;
export const publicTexts = cardFieldsWith('public', 'text');
