import { describe, expect, test } from 'vitest';
import { cardFieldSpec, publicTexts } from '../../../../api/contract/cards/card-fields.ts';
import { cardFromVCard } from './card-from-vcard.ts';
import { decodeVCardFile, readVCards } from './read-vcard.ts';

const file = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
const offer = (...lines: string[]) => cardFromVCard(readVCards(file(...lines))[0] ?? []);

describe('a vCard', () => {
  test('gives back each text that a saved contact of ours carries as it is', () => {
    const texts = publicTexts.filter((field) => cardFieldSpec(field).vCard);
    const { values } = offer(...texts.map((field) => `${cardFieldSpec(field).vCard}:${field} ועוד`));
    for (const field of texts) expect(values[field]).toBe(`${field} ועוד`);
  });

  test('gives its fields, folded lines, escapes and groups understood', () => {
    const { values, refused } = offer(
      'N:כהן;דנה;;;',
      'FN:דנה כהן',
      'ORG:סטודיו דנה\\; עיצוב\\, מיתוג;מחלקה',
      'TITLE:מעצבת גרפית ומנהלת קריאייטיב בסטודיו ',
      ' דנה',
      'TEL;TYPE=FAX:03-9999999',
      'TEL;TYPE=WORK:03-123-4567',
      'item1.TEL;TYPE=CELL,VOICE,PREF:+972521234567',
      'EMAIL;TYPE=INTERNET:dana@example.co.il',
      'URL:https://www.instagram.com/dana',
      'URL:https\\://example.co.il/c/dana',
      'ADR;TYPE=WORK:;;הרצל 1;תל אביב-יפו;;6688101;ישראל',
      'NOTE:שורה א\\nשורה ב',
      'GEO:32.0853;34.7818',
    );
    expect(refused).toEqual([]);
    expect(values).toEqual({
      businessName: 'דנה כהן',
      category: 'סטודיו דנה; עיצוב, מיתוג',
      jobTitle: 'מעצבת גרפית ומנהלת קריאייטיב בסטודיו דנה',
      phone: '052-123-4567',
      whatsapp: '052-123-4567',
      email: 'dana@example.co.il',
      instagram: 'https://www.instagram.com/dana',
      website: 'https://example.co.il/c/dana',
      address: 'הרצל 1, תל אביב-יפו',
      about: 'שורה א\nשורה ב',
      lat: 32.0853,
      lng: 34.7818,
    });
  });

  test('of version 2.1 in quoted-printable, and of an old code page', () => {
    const quoted = 'FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D7=93=D7=A0=D7=94=20=\r\n=D7=9C=D7=95=D7=99';
    expect(offer(quoted).values.businessName).toBe('דנה לוי');
    const old = Uint8Array.from([
      ...new TextEncoder().encode('BEGIN:VCARD\nFN:'),
      0xe3,
      0xf0,
      0xe4,
      ...new TextEncoder().encode('\nEND:VCARD'),
    ]);
    expect(cardFromVCard(readVCards(decodeVCardFile(old))[0] ?? []).values.businessName).toBe('דנה');
  });

  test('of a program that writes 16 bits for each letter, in either order', () => {
    const units = Uint16Array.from(`\uFEFF${file('FN:דנה')}`, (letter) => letter.charCodeAt(0));
    const little = Uint8Array.from([...units].flatMap((unit) => [unit & 0xff, unit >> 8]));
    const big = Uint8Array.from([...units].flatMap((unit) => [unit >> 8, unit & 0xff]));
    for (const bytes of [little, big]) {
      const [card = []] = readVCards(decodeVCardFile(bytes));
      expect(cardFromVCard(card).values).toEqual({ businessName: 'דנה' });
    }
  });

  test('gives the preferred of several numbers, else the mobile one, and WhatsApp one that has it', () => {
    const [office, mobile, other] = [
      'TEL;TYPE=WORK:03-123-4567',
      'TEL;TYPE=CELL:052-123-4567',
      'TEL:054-765-4321',
    ];
    expect(offer('FN:א', office, mobile, other).values).toMatchObject({
      phone: '052-123-4567',
      whatsapp: '052-123-4567',
    });
    expect(offer('FN:א', office.replace('WORK', 'WORK,PREF'), other, mobile).values).toMatchObject({
      phone: '03-123-4567',
      whatsapp: '052-123-4567',
    });
    expect(offer('FN:א', office).values).toEqual({ businessName: 'א', phone: '03-123-4567' });
    expect(offer('FN:א', 'EMAIL:a@example.com', 'EMAIL;TYPE=PREF:b@example.com').values.email).toBe(
      'b@example.com',
    );
  });

  test('names who it is by what there is: the parts of a name, else the organisation', () => {
    expect(offer('N:כהן;דנה;מיכל;ד״ר;', 'ORG:סטודיו', 'ROLE:מעצבת').values).toEqual({
      businessName: 'ד״ר דנה מיכל כהן',
      category: 'סטודיו',
      jobTitle: 'מעצבת',
    });
    expect(offer('ORG:;סטודיו', 'TITLE:בעלים', 'ROLE:מעצבת').values).toEqual({
      businessName: 'סטודיו',
      jobTitle: 'בעלים',
    });
    // A business whose contact is the business itself is not its own category.
    expect(offer('FN:סטודיו', 'ORG:סטודיו').values).toEqual({ businessName: 'סטודיו' });
  });

  test('gives each link its place, and an address the country only when it is abroad', () => {
    const { values } = offer(
      'FN:א',
      'URL:https://m.facebook.com/dana',
      'X-SOCIALPROFILE:https://twitter.com/dana',
      'URL:https://mobile.example.com/instagram.com',
      'URL:https://second.example.com',
      'ADR;TYPE=HOME:ת.ד. 5;קומה 2;Main St 1;Berlin;;10115;Germany',
    );
    expect(values).toEqual({
      businessName: 'א',
      facebook: 'https://m.facebook.com/dana',
      twitter: 'https://twitter.com/dana',
      website: 'https://mobile.example.com/instagram.com',
      address: 'Main St 1, קומה 2, ת.ד. 5, Berlin, Germany',
    });
    expect(offer('FN:א', 'ADR:;;;;;;', 'LABEL:הרצל 1\\nחיפה').values.address).toBe('הרצל 1 חיפה');
    for (const country of ['ישראל', 'Israel', 'IL'])
      expect(offer('FN:א', `ADR:;;הרצל 1;חיפה;;;${country}`).values.address).toBe('הרצל 1, חיפה');
  });

  test('gives no half of a point on the map', () => {
    expect(offer('FN:א', 'GEO:geo:-33.9,18.4').values).toMatchObject({ lat: -33.9, lng: 18.4 });
    for (const geo of ['32.0853', '32.0853;', '95;34'])
      expect(offer('FN:א', `GEO:${geo}`).values).toEqual({ businessName: 'א' });
  });

  test('of version 4 with tel: addresses', () => {
    expect(offer('FN:ACME', 'TEL;VALUE=uri;TYPE="voice,work":tel:+972-3-123-4567;ext=1').values).toEqual({
      businessName: 'ACME',
      phone: '03-123-4567',
    });
  });

  test('can bring nothing in that could not be typed', () => {
    const { values, refused } = offer(
      'FN:\u202E<script>alert(1)</script>',
      'URL:javascript:alert(1)',
      'EMAIL:not an address',
      `NOTE:${'x'.repeat(10_000)}`,
      'X-EVIL:1',
    );
    expect(values).toEqual({ businessName: '<script>alert(1)</script>' });
    expect(refused.map(({ field }) => field)).toEqual(['email', 'about']);
  });

  test('what is none gives none, and several are told apart', () => {
    for (const text of ['', 'hello', 'BEGIN:VCARD', 'BEGIN:VCARD\nEND:VCARD', '{"a":1}', ':::\n;;;'])
      expect(readVCards(text)).toEqual([]);
    expect(readVCards(`${file('FN:a')}\n${file('FN:b')}`)).toHaveLength(2);
    // What stands around the cards of a file, and a card that never ends, is in none of them.
    const around = `TEL:1\n${file('FN:a')}\nTEL:2\n${file('FN:b')}\nBEGIN:VCARD\nFN:c`;
    expect(readVCards(around).map((card) => card.map(({ raw }) => raw))).toEqual([
      ['3.0', 'a'],
      ['3.0', 'b'],
    ]);
    expect(readVCards(Array.from({ length: 201 }, (_, at) => file(`FN:${at}`)).join('\n'))).toHaveLength(200);
  });
});
