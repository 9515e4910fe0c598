import { cardFields } from '../../../../api/contract/cards/card-fields.schema.ts';
import {
  cardFieldSpec,
  publicTexts,
  type CardField,
  type CardFields,
} from '../../../../api/contract/cards/card-fields.ts';
import { readPhoneNumber } from '../../../../api/contract/base/phone-number.ts';
import { safeLink } from '../../../../api/contract/base/safe-link.schema.ts';
import { socialNetworkNames, socialNetworks } from '../../../../api/contract/cards/social-networks.ts';
import { partsOf, textOf, type VCard, type VCardProperty } from './read-vcard.ts';

/** The part of a vCard that fits a card: validated by the same rules as the owner's own input. */
export interface VCardOffer {
  values: Partial<CardFields>;
  /** Values that fail validation, as they were in the file. */
  refused: { field: CardField; text: string }[];
}

/** Fields that an exported contact carries unchanged, with their vCard property. */
const savedTexts = publicTexts.flatMap((field) => {
  const { vCard: property } = cardFieldSpec(field);
  return property ? [[field, property] as const] : [];
});

/** Turns a vCard into fields of a card (docs/product.md 5). Saves nothing: the owner chooses first. */
export function cardFromVCard(card: VCard): VCardOffer {
  const all = (name: string) => card.filter((property) => property.name === name);
  const first = (name: string) => all(name).map(textOf).find(Boolean) ?? '';
  const organisation = all('ORG').map((property) => partsOf(property).filter(Boolean))[0] ?? [];
  const person = first('FN') || nameOf(all('N')[0]);
  const phones = ordered(all('TEL').filter(({ types }) => !types.includes('FAX'))).map(phoneOf);
  const links = [...all('URL'), ...all('X-SOCIALPROFILE')]
    .map(textOf)
    .flatMap((text) => safeLink(text) ?? []);
  const social = socialOf(links);
  const website = links.find((link) => !Object.values(social).includes(link)) ?? '';
  const geo = /(-?\d+(?:\.\d+)?)[;,](-?\d+(?:\.\d+)?)/u.exec(first('GEO'));
  const offered: Partial<Record<CardField, unknown>> = {
    businessName: person || organisation[0] || '',
    jobTitle: first('TITLE') || first('ROLE'),
    category: person && organisation[0] !== person ? (organisation[0] ?? '') : '',
    phone: phones[0] ?? '',
    whatsapp: phones.find((phone) => /^0?5\d/u.test(readPhoneNumber(phone)?.display ?? '')) ?? '',
    email: ordered(all('EMAIL')).map(textOf)[0] ?? '',
    website,
    address: ordered(all('ADR')).map(addressOf).find(Boolean) ?? first('LABEL'),
    about: first('NOTE'),
    ...social,
    ...(geo && { lat: Number(geo[1]), lng: Number(geo[2]) }),
  };
  for (const [field, property] of savedTexts) offered[field] ??= first(property);
  return check(offered);
}

function check(offered: Partial<Record<CardField, unknown>>): VCardOffer {
  const offer: VCardOffer = { values: {}, refused: [] };
  for (const [name, value] of Object.entries(offered)) {
    const field = name as CardField;
    if (value === '' || value === undefined) continue;
    const checked = cardFields.shape[field].safeParse(value);
    if (checked.success && checked.data !== null) Object.assign(offer.values, { [field]: checked.data });
    else if (!checked.success) offer.refused.push({ field, text: String(value).slice(0, 200) });
  }
  if (offer.values.lat === undefined || offer.values.lng === undefined) {
    delete offer.values.lat;
    delete offer.values.lng;
  }
  return offer;
}

/** Preferred ones first, mobile numbers before others. */
function ordered(properties: VCardProperty[]): VCardProperty[] {
  const rank = ({ types }: VCardProperty) => (types.includes('PREF') ? 0 : types.includes('CELL') ? 1 : 2);
  return properties.toSorted((a, b) => rank(a) - rank(b));
}

function nameOf(property: VCardProperty | undefined): string {
  if (!property) return '';
  const [family, given, further, prefix] = partsOf(property);
  return [prefix, given, further, family].filter(Boolean).join(' ');
}

/** Version 4 writes numbers as `tel:+972-52…;ext=3`. */
function phoneOf(property: VCardProperty): string {
  const typed = textOf(property).replace(/^tel:/iu, '').replace(/;.*$/su, '');
  return readPhoneNumber(typed)?.display ?? typed;
}

function addressOf(property: VCardProperty): string {
  const [box, extended, street, city, , , country] = partsOf(property).map((part) =>
    part.replace(/\s*\n\s*/gu, ', '),
  );
  const abroad = country && !/^(?:ישראל|israel|il)$/iu.test(country) ? country : '';
  return [street, extended, box, city, abroad].filter(Boolean).join(', ');
}

function socialOf(links: readonly string[]): Partial<Record<CardField, string>> {
  return Object.fromEntries(
    socialNetworkNames.flatMap((network) => {
      const domain = new URL(socialNetworks[network].base).hostname.replace(/^www\./u, '');
      const also = network === 'twitter' ? 'twitter.com' : domain;
      const link = links.find((candidate) => {
        const host = new URL(candidate).hostname.replace(/^(?:www|m|mobile)\./u, '');
        return host === domain || host === also;
      });
      return link ? [[network, link]] : [];
    }),
  );
}
