import { nameOfPayment } from '../blocks/payment-name.ts';
import { addressIn } from './address-in.ts';
import { maxShownDays, type CardHours } from '../../../api/contract/cards/opening-on.ts';
import type { PublicCard, PublicService } from '../../../api/contract/cards/public-card.schema.ts';

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The business in the terms of schema.org, for search engines; only what the card itself shows. */
export function structuredData(card: PublicCard, publicUrl: string): string {
  const absolute = (address: string) => new URL(address, `${publicUrl}/`).href;
  const pictures = [card.portrait, card.cover, card.gallery[0] ?? null].filter((picture) => picture !== null);
  const business = {
    '@type': 'LocalBusiness',
    '@id': card.canonicalUrl,
    url: addressIn(card, card.language),
    name: card.name,
    description: card.about[0],
    image: pictures.length > 0 ? pictures.map(({ src }) => absolute(src)) : undefined,
    logo: card.logo ? absolute(card.logo.src) : undefined,
    telephone: dialled(card.phone),
    contactPoint: furtherPhones(card),
    email: card.email?.text,
    address: card.place?.address
      ? { '@type': 'PostalAddress', streetAddress: card.place.address }
      : undefined,
    geo: hasPoint(card.place)
      ? { '@type': 'GeoCoordinates', latitude: card.place.latitude, longitude: card.place.longitude }
      : undefined,
    hasMap: card.place?.maps,
    knowsLanguage: card.languages.length > 1 ? card.languages : undefined,
    openingHoursSpecification: openingHours(card),
    specialOpeningHoursSpecification: specialHours(card),
    department: departments(card),
    hasOfferCatalog: offerCatalog(card),
    subjectOf: documentsAbout(card, absolute),
    paymentAccepted: waysToPay(card),
    aggregateRating: card.reviews?.average
      ? {
          '@type': 'AggregateRating',
          ratingValue: card.reviews.average,
          reviewCount: card.reviews.count,
          // Of one to five, where nothing else is said.
        }
      : undefined,
    sameAs: [...(card.website ? [card.website.href] : []), ...card.social.map(({ href }) => href)],
  };
  const questions = questionPage(card);
  const context = { '@context': 'https://schema.org' };
  return inScript(questions ? { ...context, '@graph': [business, questions] } : { ...context, ...business });
}

/** What the owner offers, with the prices that are figures; a price on request names none. */
function offerCatalog({ services }: PublicCard) {
  if (services.length === 0) return undefined;
  return {
    '@type': 'OfferCatalog',
    itemListElement: services.flatMap(({ items }) =>
      items.map(({ name, description, price }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name, description: description ?? undefined },
        ...priceOf(price),
      })),
    ),
  };
}

/** Branches in the terms of schema.org; one with the card's hours says none of its own. */
function departments(card: PublicCard) {
  if (card.branches.length === 0) return undefined;
  return card.branches.map(({ name, address, phone, hours }) => ({
    '@type': 'LocalBusiness',
    name: `${card.name}, ${name}`,
    address: { '@type': 'PostalAddress', streetAddress: address },
    telephone: dialled(phone),
    openingHoursSpecification: hours ? openingHours(hours) : undefined,
    specialOpeningHoursSpecification: hours ? specialHours(hours) : undefined,
  }));
}

const dialled = (phone: PublicCard['phone']): string | undefined => phone?.href.replace(/^tel:/u, '');

function furtherPhones({ phones }: PublicCard) {
  if (phones.length === 0) return undefined;
  return phones.map((phone) => ({
    '@type': 'ContactPoint',
    contactType: phone.label,
    telephone: dialled(phone),
  }));
}

/** Text in schema.org, one name after the other. */
function waysToPay({ paymentLinks }: PublicCard) {
  if (paymentLinks.length === 0) return undefined;
  return [...new Set(paymentLinks.map(nameOfPayment))].join(', ');
}

/** A PDF is about the business: which of them is a menu is nothing that its name could tell for sure. */
function documentsAbout({ documents }: PublicCard, absolute: (address: string) => string) {
  if (documents.length === 0) return undefined;
  return documents.map(({ name, href }) => ({
    '@type': 'DigitalDocument',
    name,
    url: absolute(href),
    encodingFormat: 'application/pdf',
  }));
}

function priceOf({ kind, amount, to, unit }: PublicService['price']) {
  if (kind === 'request' || amount === null) return {};
  const priceCurrency = 'ILS';
  if (kind === 'exact') return { price: amount, priceCurrency };
  const span =
    kind === 'per'
      ? { '@type': 'UnitPriceSpecification', price: amount, unitText: unit ?? undefined }
      : { '@type': 'PriceSpecification', minPrice: amount, maxPrice: to ?? undefined };
  return { priceSpecification: { ...span, priceCurrency } };
}

/**
 * The questions as schema.org's page of them. They stand beside the business and not inside it: a FAQPage is a page.
 */
function questionPage({ questions, canonicalUrl, language }: PublicCard) {
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    inLanguage: language,
    '@id': `${canonicalUrl}#c-questions`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function hasPoint(
  place: PublicCard['place'],
): place is NonNullable<PublicCard['place']> & { latitude: number } {
  return place !== null && place.latitude !== null && place.longitude !== null;
}

function openingHours({ openingDays }: CardHours) {
  const daysAt = new Map<string, string[]>();
  for (const { day, spans } of openingDays)
    for (const { opens, closes } of spans) {
      const times = `${opens} ${closes === '24:00' ? '23:59' : closes}`;
      daysAt.set(times, [...(daysAt.get(times) ?? []), dayNames[day] ?? '']);
    }
  const hours = [...daysAt].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
  return hours.length > 0 ? hours : undefined;
}

/**
 * Special days with their dates. Closed, and by appointment, is an opening of no length: search engines know no other
 * way to say it.
 */
function specialHours({ openingDays, specialDays }: CardHours) {
  if (specialDays.length === 0) return undefined;
  const openDays = openingDays.filter(({ spans, byAppointment }) => spans.length > 0 || byAppointment);
  return specialDays.slice(0, maxShownDays).flatMap(({ from, to, spans }) =>
    (spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      // Several days open none that is closed every week.
      dayOfWeek:
        from !== to && spans.length > 0 && openDays.length > 0
          ? openDays.map(({ day }) => dayNames[day])
          : undefined,
      opens,
      closes: closes === '24:00' ? '23:59' : closes,
    })),
  );
}

/**
 * JSON that is safe inside a script element: nothing in it can close the element or break the line
 * (docs/security.md A8).
 */
function inScript(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
