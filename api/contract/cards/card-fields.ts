import { z } from 'zod';
import { businessDay } from './entities/business-hours.ts';
import { galleryImage } from './entities/gallery-images.ts';
import { timestamp } from '../base/columns.ts';
import { cardAddress } from './card-address-field.ts';
import { optionalPhone, optionalSocialLink, optionalWhatsapp } from '../leads/contact-fields.ts';
import { doOverlap } from './opening-spans.ts';
import { cardTemplates, primaryActions } from './public-card.ts';
import { safeLink } from '../base/safe-link.ts';
import {
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalText,
  requiredLine,
} from '../base/typed-fields.ts';

/** How many links and pictures a card takes, shown or not. */
export const maxLinks = 30;
export const maxPictures = 30;

const scheduled = { isShown: z.boolean(), showFrom: timestamp.nullable(), showUntil: timestamp.nullable() };

function endsAfterStart(
  { showFrom, showUntil }: { showFrom: string | null; showUntil: string | null },
  ctx: z.RefinementCtx,
): void {
  if (showFrom && showUntil && new Date(showUntil) <= new Date(showFrom))
    ctx.addIssue({ code: 'custom', message: 'until_before_from', path: ['showUntil'] });
}

const link = z
  .object({
    title: requiredLine(80),
    url: z
      .string()
      .max(2_000)
      .transform((text, ctx) => {
        const address = safeLink(text);
        if (address === null)
          ctx.addIssue({ code: 'custom', message: text.trim() === '' ? 'required' : 'invalid_url' });
        return address ?? '';
      }),
    ...scheduled,
  })
  .superRefine(endsAfterStart);

const picture = galleryImage
  .extend({ caption: optionalLine(200).default(null), ...scheduled })
  .superRefine(endsAfterStart);

const hours = z
  .array(
    businessDay.superRefine(({ spans }, ctx) => {
      if (doOverlap(spans)) ctx.addIssue({ code: 'custom', message: 'hours_overlap', path: ['spans'] });
    }),
  )
  .max(7)
  .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'invalid_input')
  .transform((days) => days.toSorted((a, b) => a.day - b.day));

/** `/media/…` as an upload answered it; whose picture it is, the server asks. */
const ownPicture = z
  .string()
  .max(2_000)
  .nullable()
  .transform((address) => address || null);

/**
 * What an owner may write of a card, field by field, as forms send it: the one schema of the editor, the first-card
 * wizard and imports. Texts are cleaned, links and numbers checked, an empty field becomes null (docs/specification.md
 * 3, business_profiles). Whose card it is, its type, its package and its community are not the owner's to write.
 */
export const cardFields = z.object({
  template: z.enum(cardTemplates),
  accentColor: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/u, 'colour_invalid')
    .nullable(),
  primaryAction: z.enum(primaryActions),
  customSlug: cardAddress.nullable(),
  useCustomSlug: z.boolean(),
  seoTitle: optionalLine(120),
  seoDescription: optionalText(320),
  seoKeywords: optionalLine(500),
  businessName: requiredLine(120),
  category: optionalLine(80),
  jobTitle: optionalLine(120),
  about: optionalText(5_000),
  address: optionalLine(300),
  mapLink: optionalLink,
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  phone: optionalPhone,
  email: optionalEmail,
  website: optionalLink,
  whatsapp: optionalWhatsapp,
  showWhatsapp: z.boolean(),
  openingHours: optionalText(1_000),
  businessHours: hours,
  promoVideoUrl: optionalLink,
  coverImage: ownPicture,
  profileImage: ownPicture,
  galleryImages: z.array(picture).max(maxPictures),
  facebook: optionalSocialLink('facebook'),
  showFacebook: z.boolean(),
  instagram: optionalSocialLink('instagram'),
  showInstagram: z.boolean(),
  twitter: optionalSocialLink('twitter'),
  showTwitter: z.boolean(),
  tiktok: optionalSocialLink('tiktok'),
  showTiktok: z.boolean(),
  youtube: optionalSocialLink('youtube'),
  showYoutube: z.boolean(),
  linkedin: optionalSocialLink('linkedin'),
  showLinkedin: z.boolean(),
  telegram: optionalSocialLink('telegram'),
  showTelegram: z.boolean(),
  pinterest: optionalSocialLink('pinterest'),
  showPinterest: z.boolean(),
  mapsRatingUrl: optionalLink,
  showMapsRating: z.boolean(),
  customLinks: z.array(link).max(maxLinks),
  showContactForm: z.boolean(),
  contactFormTitle: requiredLine(120),
});

/** A card's writable part: the same shape when read and when written. */
export type CardFields = z.output<typeof cardFields>;
export type CardField = keyof CardFields;
export const cardFieldNames = Object.keys(cardFields.shape) as CardField[];

/** Any part of a card; a field that isn't sent stays as it is. */
export const cardChanges = cardFields.partial();
export type CardChanges = z.output<typeof cardChanges>;
