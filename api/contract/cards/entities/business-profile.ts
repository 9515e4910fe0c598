import { z } from 'zod';
import { cardTemplates, primaryActions } from '../public-card.ts';
import { businessHours } from './business-hours.ts';
import { id, timestamp } from '../../base/columns.ts';
import { customLinks } from './custom-links.ts';
import { galleryImages } from './gallery-images.ts';

export const cardTypes = ['basic', 'pro'] as const;
export const cardType = z.enum(cardTypes);
export type CardType = z.infer<typeof cardType>;

/**
 * A card: the row behind the public page.
 * A row of `business_profiles` as JSON carries it; the defaults are the table's.
 */
export const businessProfileRow = z.object({
  id,
  userId: id,
  cardType: cardType.default('basic'),
  packageId: id.nullable().default(null),
  community: z.string().max(120).nullable().default(null),
  template: z.enum(cardTemplates).default('creative'),
  isPublic: z.boolean().default(true),
  customSlug: z
    .string()
    .regex(/^[a-z0-9א-ת-]{3,40}$/u)
    .nullable()
    .default(null),
  useCustomSlug: z.boolean().default(false),
  primaryAction: z.enum(primaryActions).default('phone'),
  seoTitle: z.string().max(120).nullable().default(null),
  seoDescription: z.string().max(320).nullable().default(null),
  seoKeywords: z.string().max(500).nullable().default(null),
  businessName: z.string().min(1).max(120),
  category: z.string().max(80).nullable().default(null),
  jobTitle: z.string().max(120).nullable().default(null),
  address: z.string().max(300).nullable().default(null),
  phone: z.string().max(30).nullable().default(null),
  email: z.string().max(254).nullable().default(null),
  website: z.string().max(2000).nullable().default(null),
  whatsapp: z.string().max(30).nullable().default(null),
  showWhatsapp: z.boolean().default(true),
  mapLink: z.string().max(2000).nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
  openingHours: z.string().max(1000).nullable().default(null),
  businessHours: businessHours.default([]),
  about: z.string().max(5000).nullable().default(null),
  promoVideoUrl: z.string().max(2000).nullable().default(null),
  coverImage: z.string().max(2000).nullable().default(null),
  profileImage: z.string().max(2000).nullable().default(null),
  galleryImages: galleryImages.default([]),
  facebook: z.string().max(2000).nullable().default(null),
  showFacebook: z.boolean().default(true),
  instagram: z.string().max(2000).nullable().default(null),
  showInstagram: z.boolean().default(true),
  twitter: z.string().max(2000).nullable().default(null),
  showTwitter: z.boolean().default(true),
  tiktok: z.string().max(2000).nullable().default(null),
  showTiktok: z.boolean().default(true),
  youtube: z.string().max(2000).nullable().default(null),
  showYoutube: z.boolean().default(true),
  linkedin: z.string().max(2000).nullable().default(null),
  showLinkedin: z.boolean().default(true),
  telegram: z.string().max(2000).nullable().default(null),
  showTelegram: z.boolean().default(true),
  pinterest: z.string().max(2000).nullable().default(null),
  showPinterest: z.boolean().default(true),
  mapsRatingUrl: z.string().max(2000).nullable().default(null),
  showMapsRating: z.boolean().default(false),
  customLinks: customLinks.default([]),
  showContactForm: z.boolean().default(false),
  contactFormTitle: z.string().max(120).default('צור קשר'),
  accentColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/u)
    .nullable()
    .default(null),
  version: z.int().default(1),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Name, address and title that staff found harmless. */
  clearedWords: z.string().nullable().default(null),
  /** Its words sound like fraud (docs/security.md H4); made by the database. */
  isSuspicious: z.boolean().default(false),
});
export type BusinessProfileRow = z.output<typeof businessProfileRow>;
