interface PostalAddress {
  street: string;
  city: string;
  postcode: string;
  country: string;
}

/** What goes into a saved contact; empty values are left out. */
export interface ContactDetails {
  fullName: string;
  /** Null for a business, which is then saved as one. */
  person: { given: string; family: string } | null;
  organisation: string | null;
  /** Texts that are written as they are, each under its property: `TITLE`, `X-…`. */
  texts: readonly { property: string; text: string | null }[];
  /** E.164 where it has one. */
  phone: string | null;
  /** Further numbers with their types, `WORK,VOICE`. */
  phones?: readonly { number: string; type: string }[];
  email: string | null;
  urls: readonly string[];
  address: PostalAddress | null;
  /** Further places, each under its own label. */
  places?: readonly { label: string; address: PostalAddress; phone: string | null }[];
  note: string | null;
  /** JPEG; address books show nothing else. */
  photo: Buffer | null;
  /** Its address: the few address books that show logos fetch them. */
  logo?: string | null;
  revisedAt: Date;
}

const lineOctets = 75;

/**
 * A vCard 3.0, the version every address book reads: UTF-8, lines of at most 75 octets, CRLF
 * (docs/product.md 4).
 */
export function vCard(contact: ContactDetails): string {
  const { person, address } = contact;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${person ? [person.family, person.given, '', '', ''].map(escapeText).join(';') : ';;;;'}`,
    property('FN', contact.fullName),
    property('ORG', contact.organisation),
    ...contact.texts.map(({ property: name, text }) => property(name, text)),
    property('TEL;TYPE=CELL,VOICE,PREF', contact.phone),
    ...(contact.phones ?? []).map(({ number, type }) => property(`TEL;TYPE=${type}`, number)),
    property('EMAIL;TYPE=INTERNET,WORK', contact.email),
    // An address is written as it is: escaping would break it.
    ...contact.urls.map((url) => `URL:${url.replace(/[\s\p{Cc}]/gu, '')}`),
    address && `ADR;TYPE=WORK:${postalAddress(address)}`,
    ...labelledPlaces(contact.places ?? []),
    property('NOTE', contact.note),
    contact.photo && `PHOTO;ENCODING=b;TYPE=JPEG:${contact.photo.toString('base64')}`,
    contact.logo && `LOGO;VALUE=URI:${contact.logo.replace(/[\s\p{Cc}]/gu, '')}`,
    `REV:${contact.revisedAt.toISOString().replace(/\.\d{3}Z$/u, 'Z')}`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => typeof line === 'string')
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function postalAddress({ street, city, postcode, country }: PostalAddress): string {
  return ['', '', street, city, '', postcode, country].map(escapeText).join(';');
}

/** Labels as Apple's and Google's address books write them: a property of the same group. */
function labelledPlaces(places: NonNullable<ContactDetails['places']>): string[] {
  let group = 0;
  const labelled = (line: string, label: string): string[] => {
    group += 1;
    return [`item${group}.${line}`, `item${group}.X-ABLabel:${escapeText(label)}`];
  };
  return places.flatMap(({ label, address, phone }) => [
    ...labelled(`ADR;TYPE=WORK:${postalAddress(address)}`, label),
    ...(phone ? labelled(`TEL;TYPE=WORK,VOICE:${escapeText(phone)}`, label) : []),
  ]);
}

function property(name: string, value: string | null): string | null {
  return value ? `${name}:${escapeText(value)}` : null;
}

/** A text as vCard and iCalendar write it. */
export function escapeText(value: string): string {
  return value
    .replace(/\r\n?/gu, '\n')
    .replace(/[\\;,]/gu, '\\$&')
    .replace(/\n/gu, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Breaks a line between characters, counting octets; each following line begins with one space. */
export function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const width = Buffer.byteLength(character);
    if (octets + width > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += width;
  }
  return folded;
}
