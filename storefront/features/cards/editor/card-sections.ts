import type { CardField } from '../../../../api/contract/cards/card-fields.ts';
import type { CompletenessStep } from '../../../../api/contract/cards/card-completeness.ts';

/** The parts of the editor, in their order (docs/product.md 5). */
export const sectionIds = [
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
export type SectionId = (typeof sectionIds)[number];

const fields: Readonly<Record<SectionId, readonly CardField[]>> = {
  details: ['businessName', 'jobTitle', 'category', 'about'],
  contact: [
    'primaryAction',
    'phone',
    'whatsapp',
    'showWhatsapp',
    'email',
    'website',
    'address',
    'mapLink',
    'lat',
    'lng',
    'mapsRatingUrl',
    'showMapsRating',
  ],
  social: [
    'instagram',
    'showInstagram',
    'facebook',
    'showFacebook',
    'tiktok',
    'showTiktok',
    'youtube',
    'showYoutube',
    'linkedin',
    'showLinkedin',
    'twitter',
    'showTwitter',
    'telegram',
    'showTelegram',
    'pinterest',
    'showPinterest',
  ],
  hours: ['businessHours', 'openingHours'],
  media: ['profileImage', 'coverImage', 'galleryImages', 'promoVideoUrl'],
  links: ['customLinks'],
  form: ['showContactForm', 'contactFormTitle'],
  design: ['template', 'accentColor'],
  address: ['customSlug', 'useCustomSlug', 'seoTitle', 'seoDescription', 'seoKeywords'],
};

const sectionOfFieldName = new Map(
  sectionIds.flatMap((section) => fields[section].map((field) => [field, section] as const)),
);

export function sectionOfField(field: CardField): SectionId {
  return sectionOfFieldName.get(field) ?? 'details';
}

/** Where a fault of the server's lies: `customLinks.2.url` is in the links. */
export function sectionOfPath(path: string): SectionId {
  return sectionOfField(path.split('.')[0] as CardField);
}

export function readSection(text: string | null): SectionId {
  return sectionIds.find((id) => id === text) ?? 'details';
}

/** Where each step towards a whole card is taken. */
export const sectionOfStep: Readonly<Record<CompletenessStep, SectionId>> = {
  name: 'details',
  reach: 'contact',
  portrait: 'media',
  trade: 'details',
  about: 'details',
  place: 'contact',
  hours: 'hours',
  cover: 'media',
  social: 'social',
  address: 'address',
  gallery: 'media',
  seo: 'address',
};
