import type { CardLanguage } from '../base/card-languages.ts';
import { pathOf } from '../endpoint.ts';
import { sendCardMessageEndpoint } from '../leads/card-contact.endpoint.ts';
import { languages as siteLanguages } from '../base/languages.ts';
import { typefacesOf, type CardTemplate, type Typeface } from './card-choices.ts';
import { cardFieldSpec, publicTexts, showFieldOf, type PublicText } from './card-fields.ts';
import type { BusinessProfileRow, JudgementField } from './entities/business-profile.schema.ts';
import { cardInLanguage, languagesOfCard } from './card-texts.ts';
import { languageOfCard } from './language-of-card.ts';
import { mapsLink, wazeLink } from './map-links.ts';
import {
  primaryActions,
  type Picture,
  type PrimaryAction,
  type PublicCard,
  type WalletKind,
} from './public-card.schema.ts';
import { readableLink } from '../base/readable-link.ts';
import { safeEmail, safeLink } from '../base/safe-link.schema.ts';
import type { CardSection } from './section-names.ts';
import { readSocialLink, socialNetworkNames } from './social-networks.ts';
import { branchesOf, openingDaysOf, specialDaysOf } from './public-hours.ts';
import {
  documentsOf,
  galleryOf,
  linksOf,
  paymentLinksOf,
  phonesOf,
  questionsOf,
  servicesOf,
} from './public-lists.ts';
import { line, reachOf, text, whatsappOf } from './public-texts.ts';

export type CardSource = Omit<
  BusinessProfileRow,
  'userId' | 'packageId' | 'version' | 'createdAt' | 'updatedAt' | JudgementField
> & {
  updatedAt: string | Date;
};

export interface CardContext {
  /** Scheme and host that visitors see, without a trailing slash. */
  publicUrl: string;
  /** For links and pictures that are scheduled. */
  now: Date;
  /** Sizes and formats of a picture by the stored address; null for a picture that isn't ours. */
  describePicture(address: string): Picture | null;
  /** Whether visitors can write to cards. */
  takesMessages: boolean;
  /** What clients say; none unless given. */
  reviews?: PublicCard['reviews'];
  /** The one of the card's languages that the visitor reads; the main one unless given. */
  language?: CardLanguage | undefined;
  /** Wallets whose keys are configured; none unless given. */
  wallets?: readonly WalletKind[];
}

const asciiSlug = /^(?=.*[a-z-])[a-z0-9-]+$/u;

/**
 * Makes a card as visitors see it (docs/product.md 4): show flags and the card type applied, every text cleaned,
 * every link checked. Fields without a usable value are left out, never shown broken.
 */
export function makePublicCard(source: CardSource, context: CardContext): PublicCard {
  const { publicUrl, now, takesMessages } = context;
  const languages = languagesOfCard(source);
  const row = cardInLanguage(source, context.language ?? languages[0]);
  const isPro = row.cardType === 'pro';
  const path = cardPath(row);
  const template = isPro ? row.template : 'basic';
  const card: PublicCard = {
    id: row.id,
    path,
    url: publicUrl + path,
    canonicalUrl:
      isPro && row.useCustomSlug && row.customSlug
        ? `${publicUrl}/${encodeURIComponent(row.customSlug)}`
        : publicUrl + path,
    template,
    accent: row.accentColor,
    palette: row.palette,
    colorScheme: row.colorScheme,
    typeface: typefaceOf(row, template),
    isMarked: !isPro || row.showMark,
    language: languageOfCard(row),
    languages,
    name: line(row.businessName) ?? '–',
    ...textsOf(row),
    community: line(row.community),
    sections: row.sections.flatMap(({ name, title, isShown }) =>
      isShown ? [{ name, title: line(title) }] : [],
    ),
    about: paragraphs(row.about),
    cover: row.coverImage ? context.describePicture(row.coverImage) : null,
    logo: row.logoImage ? context.describePicture(row.logoImage) : null,
    portrait: row.profileImage ? context.describePicture(row.profileImage) : null,
    services: servicesOf(row, context),
    questions: questionsOf(row),
    documents: documentsOf(row, context),
    paymentLinks: paymentLinksOf(row),
    phones: phonesOf(row),
    gallery: isPro ? galleryOf(row, context) : [],
    video: isPro && row.promoVideoUrl ? safeLink(row.promoVideoUrl) : null,
    primary: null,
    ...waysOf(row),
    openingNote: text(row.openingHours),
    openingDays: openingDaysOf(row.businessHours),
    branches: branchesOf(row, now),
    specialDays: specialDaysOf(row, now),
    links: isPro ? linksOf(row, context) : [],
    social: socialOf(row),
    ratingHref: row.showMapsRating && row.mapsRatingUrl ? safeLink(row.mapsRatingUrl) : null,
    reviews: context.reviews ?? null,
    contactForm:
      isPro && takesMessages && row.showContactForm
        ? {
            title: line(row.contactFormTitle) ?? '',
            action: pathOf(sendCardMessageEndpoint, {
              params: { id: row.id },
              query: { lang: languageOfCard(row) },
            }),
          }
        : null,
    timeRequests:
      isPro &&
      takesMessages &&
      row.takesRequests &&
      openingDaysOf(row.businessHours).some(({ spans }) => spans.length > 0)
        ? {
            path: `${path}/times${languages.length > 1 ? `?lang=${languageOfCard(row)}` : ''}`,
            minutes: Number(row.requestLength),
          }
        : null,
    seo: {
      title: line(row.seoTitle),
      description: line(row.seoDescription),
      keywords: line(row.seoKeywords),
    },
    wallet: isPro ? [...(context.wallets ?? [])] : [],
    isBare: false,
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
  const hidden = row.sections.filter(({ isShown }) => !isShown).map(({ name }) => contentOf[name]);
  const shown: PublicCard = Object.assign(card, ...hidden);
  return { ...shown, primary: primaryOf(row.primaryAction, shown), isBare: isBare(shown) };
}

/** A pair that suits the template and has the letters of the card's language; Rubik alone has those of all. */
function typefaceOf(row: CardSource, template: CardTemplate): Typeface {
  const typeface = typefacesOf[template].find((name) => name === row.typeface) ?? 'own';
  const hasLetters = (siteLanguages as readonly CardLanguage[]).includes(languageOfCard(row));
  return hasLetters || typeface === 'plain' ? typeface : 'own';
}

/** What a section shows, as it is on a card whose owner hides it: left out here, it is in no part of the page. */
const contentOf: Record<CardSection, Partial<PublicCard>> = {
  about: { about: [] },
  services: { services: [] },
  gallery: { gallery: [] },
  hours: { openingDays: [], openingNote: null, specialDays: [], timeRequests: null },
  branches: { branches: [] },
  reviews: { reviews: null },
  questions: { questions: [] },
  documents: { documents: [] },
  payment: { paymentLinks: [] },
  links: { links: [] },
};

/** Path of a card's page in ASCII: its own address where that is ASCII, else its number. */
export function cardPath({ id, customSlug }: Pick<CardSource, 'id' | 'customSlug'>): string {
  return `/p/${customSlug && asciiSlug.test(customSlug) ? customSlug : id}`;
}

function textsOf(row: CardSource): Pick<PublicCard, PublicText> {
  const entries = publicTexts.map((field) => [
    field,
    cardFieldSpec(field).type === 'text' ? text(row[field]) : line(row[field]),
  ]);
  return Object.fromEntries(entries) as Pick<PublicCard, PublicText>;
}

function paragraphs(value: string | null): string[] {
  return (text(value) ?? '').split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
}

function waysOf(row: CardSource): Pick<PublicCard, 'phone' | 'whatsapp' | 'email' | 'website' | 'place'> {
  const whatsapp = whatsappOf(row);
  const email = row.email ? safeEmail(row.email) : null;
  const website = row.website ? safeLink(row.website) : null;
  const address = line(row.address);
  const hasPoint = row.lat !== null && row.lng !== null;
  return {
    phone: reachOf(row.phone),
    whatsapp: whatsapp && { text: whatsapp.display, href: `https://wa.me/${whatsapp.international}` },
    email: email ? { text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` } : null,
    website: website ? { text: readableLink(website), href: website } : null,
    place:
      address || hasPoint || (row.mapLink && safeLink(row.mapLink))
        ? { address, waze: wazeLink(row), maps: mapsLink(row), latitude: row.lat, longitude: row.lng }
        : null,
  };
}

function socialOf(row: CardSource): PublicCard['social'] {
  return socialNetworkNames.flatMap((network) => {
    const typed = row[network];
    const href = typed && row[showFieldOf(network)] ? readSocialLink(network, typed) : null;
    return href ? [{ network, href }] : [];
  });
}

function primaryOf(chosen: PrimaryAction, card: PublicCard): PrimaryAction | null {
  const works = (action: PrimaryAction) => (action === 'map' ? card.place : card[action]) !== null;
  return [chosen, ...primaryActions].find(works) ?? null;
}

const contentTexts = publicTexts.filter((field) => cardFieldSpec(field).isContent);

function isBare(card: PublicCard): boolean {
  const { about, phone, whatsapp, email, website, place } = card;
  const lists = [
    about,
    card.phones,
    card.branches,
    card.services,
    card.questions,
    card.documents,
    card.paymentLinks,
    card.gallery,
    card.links,
    card.social,
  ];
  return (
    [phone, whatsapp, email, website, place].every((value) => value === null) &&
    contentTexts.every((field) => card[field] === null) &&
    lists.every((list) => list.length === 0)
  );
}
