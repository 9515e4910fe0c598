import { z } from 'zod';
import { cardLanguage } from '../base/card-language.schema.ts';
import { cardPalettes, cardTemplates, colorSchemes, primaryActions, typefaces } from './card-choices.ts';
import { paymentKinds } from './payment-links.ts';
import { cardSections } from './section-names.ts';
import { priceKinds } from './entities/services.schema.ts';
import { publicTexts, type PublicText } from './card-fields.ts';
import { socialNetworkNames } from './social-networks.ts';

export * from './card-choices.ts';

/** Phone wallets a card can be put into. */
export const walletKinds = ['apple', 'google'] as const;
export type WalletKind = (typeof walletKinds)[number];

const picture = z.object({
  src: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Better formats and sizes of the same picture, best first. */
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })),
});
/** A picture with its real size, so that nothing moves when it arrives. */
export type Picture = z.infer<typeof picture>;

const reach = z.object({ text: z.string(), href: z.string() });

/** Hours of one day; `spans` is empty on a closed day. Times are `HH:MM`, `24:00` is midnight. */
const openingDay = z.object({
  /** 0 is Sunday. */
  day: z.int().min(0).max(6),
  /** A closing time at or before the opening time is on the next day. */
  spans: z.array(z.object({ opens: z.string(), closes: z.string() })),
  /** Never on a day with spans. */
  byAppointment: z.boolean(),
});
export type OpeningDay = z.infer<typeof openingDay>;

/** Dates with other hours than their weekday's; both ends are included. */
const publicSpecialDay = openingDay.omit({ day: true }).extend({
  from: z.iso.date(),
  to: z.iso.date(),
  name: z.string().nullable(),
});
export type PublicSpecialDay = z.infer<typeof publicSpecialDay>;

const publicReviews = z.object({
  /** Of the stars of clients, with one decimal; null for fewer than five, of which an average says too little. */
  average: z.string().nullable(),
  /** How many clients gave stars: quotes have none. */
  count: z.int().min(0),
  /** Reviews and quotes, those on the page of all of them included. */
  total: z.int().positive(),
  /** The newest, which stand on the card. */
  items: z.array(
    z.object({
      author: z.string(),
      /** Null for a quote that the owner brought. */
      stars: z.int().min(1).max(5).nullable(),
      words: z.string(),
      /** The owner's. */
      answer: z.string().nullable(),
      /** `2026-11`, when it was written. */
      month: z.string(),
    }),
  ),
});

/** Something the owner does or sells; amounts are plain decimals in shekels. */
const publicService = z.object({
  name: z.string(),
  description: z.string().nullable(),
  price: z.object({
    kind: z.enum(priceKinds),
    amount: z.string().nullable(),
    to: z.string().nullable(),
    /** What the price is for, or the owner's words in place of one on request. */
    unit: z.string().nullable(),
  }),
  duration: z.string().nullable(),
  picture: picture.nullable(),
  /** By WhatsApp; only on a card that shows a number. */
  canOrder: z.boolean(),
});
export type PublicService = z.infer<typeof publicService>;

const texts = Object.fromEntries(publicTexts.map((field) => [field, z.string().nullable()])) as Record<
  PublicText,
  z.ZodNullable<z.ZodString>
>;

/**
 * Everything a visitor of a card may see, and nothing else: no owner, no account's mail, no package (docs/security.md
 * B12). Show flags and the plan are already applied, links are checked and ready for `href`.
 */
export const publicCard = z.object({
  id: z.int().positive(),
  /** Path of the page in ASCII, `/p/dana-levi`; the QR code and the chips use it, too. */
  path: z.string(),
  /** The path with scheme and host. */
  url: z.string(),
  /** Address for search engines; differs from `url` when the card uses its custom address. */
  canonicalUrl: z.string(),
  template: z.enum(cardTemplates),
  /** `#rrggbb` chosen by the owner; null means the palette's. */
  accent: z.string().nullable(),
  palette: z.enum(cardPalettes),
  colorScheme: z.enum(colorSchemes),
  /** One of those that suit the template. */
  typeface: z.enum(typefaces),
  /** Of the card's own words, and of everything that is made of it. */
  language: cardLanguage,
  /** Every language the card is written in, the main one first. */
  languages: z.array(cardLanguage),
  name: z.string(),
  ...texts,
  community: z.string().nullable(),
  /**
   * Shown sections in the owner's order, with the owner's names; those that are missing have the template's place, and
   * those that the owner hides have no content here.
   */
  sections: z.array(z.object({ name: z.enum(cardSections), title: z.string().nullable() })),
  about: z.array(z.string()),
  cover: picture.nullable(),
  portrait: picture.nullable(),
  /** Wide or square, on a ground of its own. */
  logo: picture.nullable(),
  /** Groups with at least one service. */
  services: z.array(z.object({ name: z.string().nullable(), items: z.array(publicService) })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** PDFs that visitors may open, each with the picture of its first page. */
  documents: z.array(
    z.object({
      name: z.string(),
      href: z.string(),
      pages: z.int().positive(),
      bytes: z.int().positive(),
      picture,
    }),
  ),
  /** Pages of payment companies, each on a host of its company. */
  paymentLinks: z.array(
    z.object({
      kind: z.enum(paymentKinds),
      /** The company whose page opens. */
      house: z.string(),
      title: z.string().nullable(),
      href: z.string(),
    }),
  ),
  gallery: z.array(picture.extend({ caption: z.string().nullable() })),
  video: z.string().nullable(),
  primary: z.enum(primaryActions).nullable(),
  phone: reach.nullable(),
  /** Beside the main one. */
  phones: z.array(reach.extend({ label: z.string() })),
  whatsapp: reach.nullable(),
  email: reach.nullable(),
  website: reach.nullable(),
  place: z
    .object({
      address: z.string().nullable(),
      waze: z.string(),
      maps: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  /** Opening times in words, when the owner wrote some. */
  openingNote: z.string().nullable(),
  /** Seven days from Sunday, or an empty list. */
  openingDays: z.array(openingDay),
  /** Places beside the main one. */
  branches: z.array(
    z.object({
      name: z.string(),
      address: z.string(),
      phone: reach.nullable(),
      waze: z.string(),
      maps: z.string(),
      /** Its own, with the card's special days on which it would be open; null for the card's. */
      hours: z
        .object({ openingDays: z.array(openingDay), specialDays: z.array(publicSpecialDay) })
        .nullable(),
    }),
  ),
  /** Of three months, by their dates, more than a page shows; one that is over stays for a day: its night may go on. */
  specialDays: z.array(publicSpecialDay),
  links: z.array(z.object({ title: z.string(), href: z.string() })),
  social: z.array(z.object({ network: z.enum(socialNetworkNames), href: z.string() })),
  ratingHref: z.string().nullable(),
  reviews: publicReviews.nullable(),
  contactForm: z.object({ title: z.string(), action: z.string() }).nullable(),
  /** Where visitors ask for a time, and how long one takes; on a card that takes requests and says when it is open. */
  timeRequests: z.object({ path: z.string(), minutes: z.int().positive() }).nullable(),
  seo: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    keywords: z.string().nullable(),
  }),
  /** Wallets that can hold this card: the plan includes it and the keys are configured. */
  wallet: z.array(z.enum(walletKinds)),
  /** Whether the foot says what made it; a basic card always says so. */
  isMarked: z.boolean(),
  /** A card with its name only: shown, but not offered to search engines. */
  isBare: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type PublicCard = z.infer<typeof publicCard>;
export type PublicBranch = PublicCard['branches'][number];
