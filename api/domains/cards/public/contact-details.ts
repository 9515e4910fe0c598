import { cardFieldSpec, publicTexts } from '../../../contract/cards/card-fields.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { ContactDetails } from '../../../lib/v-card.ts';

const noteLength = 600;

/** The contact that visitors save: what the card shows, and the card's address. */
export function contactDetails(card: PublicCard, photo: Buffer | null): ContactDetails {
  const person = card.jobTitle ? readPerson(card.name) : null;
  return {
    fullName: card.name,
    person,
    organisation: person ? card.community : card.name,
    texts: savedTexts(card),
    phone:
      card.phone?.href.replace(/^tel:/u, '') ?? card.whatsapp?.href.replace('https://wa.me/', '+') ?? null,
    phones: card.phones.map(({ label, href }) => ({
      number: href.replace(/^tel:/u, ''),
      type: typeOfPhone(label, href),
    })),
    email: card.email?.text ?? null,
    urls: [...(card.website ? [card.website.href] : []), card.url],
    address: card.place?.address ? readAddress(card.place.address) : null,
    places: card.branches.map(({ name, address: place, phone }) => ({
      label: name,
      address: readAddress(place),
      phone: phone && phone.href.replace(/^tel:/u, ''),
    })),
    photo,
    logo: card.logo && new URL(card.logo.src, card.url).href,
    note: card.about.join('\n').slice(0, noteLength) || null,
    revisedAt: new Date(card.updatedAt),
  };
}

/** Types of a phone in address books, by what its owner calls it and by the number (docs/facts/sharing.md). */
function typeOfPhone(label: string, href: string): string {
  if (/פקס|fax|факс|فاكس/iu.test(label)) return 'FAX,WORK';
  return href.startsWith('tel:+9725') ? 'CELL,VOICE' : 'WORK,VOICE';
}

/** Fields that visitors see as the owner wrote them and that a vCard has a property for. */
const savedTexts = (card: PublicCard): ContactDetails['texts'] =>
  publicTexts.flatMap((field) => {
    const { vCard: property } = cardFieldSpec(field);
    return property ? [{ property, text: card[field] }] : [];
  });

/** Two or three plain words with a trade beside them are a person's name; the last word is the family name. */
function readPerson(name: string): ContactDetails['person'] {
  const words = name.split(' ');
  const plain = words.every((word) => /^[\p{L}\p{M}'’׳״"־.-]+$/u.test(word));
  const family = words.at(-1);
  if (!plain || !family || words.length < 2 || words.length > 3) return null;
  return { given: words.slice(0, -1).join(' '), family };
}

/** "Street 1, City": what follows the last comma is the city. */
function readAddress(text: string): NonNullable<ContactDetails['address']> {
  const comma = text.lastIndexOf(',');
  const street = comma < 0 ? text : text.slice(0, comma).trim();
  return { street, city: comma < 0 ? '' : text.slice(comma + 1).trim(), postcode: '', country: '' };
}
