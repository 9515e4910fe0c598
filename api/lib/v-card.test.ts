import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vCard, type ContactDetails } from './v-card.ts';

const dana: ContactDetails = {
  fullName: 'דנה כהן',
  person: { given: 'דנה', family: 'כהן' },
  organisation: 'סטודיו דנה; עיצוב, מיתוג',
  texts: [
    { property: 'TITLE', text: 'מעצבת גרפית ומנהלת קריאייטיב בסטודיו דנה לעיצוב ומיתוג עסקים' },
    { property: 'ROLE', text: null },
  ],
  phone: '+972521234567',
  email: 'dana@example.co.il',
  urls: ['https://example.co.il/c/dana'],
  address: { street: 'הרצל 1', city: 'תל אביב-יפו', postcode: '6688101', country: 'ישראל' },
  note: 'שורה א\nשורה ב',
  photo: null,
  revisedAt: new Date('2026-11-21T10:00:00Z'),
};

const unfold = (text: string) => text.replace(/\r\n /gu, '').split('\r\n').slice(0, -1);

describe('a saved contact', () => {
  it('is byte for byte what address books were seen to take', () => {
    expect(vCard(dana)).toBe(
      [
        'BEGIN:VCARD',
        'VERSION:3.0',
        'N:כהן;דנה;;;',
        'FN:דנה כהן',
        'ORG:סטודיו דנה\\; עיצוב\\, מיתוג',
        'TITLE:מעצבת גרפית ומנהלת קריאייטיב בסטודיו ',
        ' דנה לעיצוב ומיתוג עסקים',
        'TEL;TYPE=CELL,VOICE,PREF:+972521234567',
        'EMAIL;TYPE=INTERNET,WORK:dana@example.co.il',
        'URL:https://example.co.il/c/dana',
        'ADR;TYPE=WORK:;;הרצל 1;תל אביב-יפו;;6688101;ישראל',
        'NOTE:שורה א\\nשורה ב',
        'REV:2026-11-21T10:00:00Z',
        'END:VCARD',
        '',
      ].join('\r\n'),
    );
  });

  it('never has a line of more than 75 octets, and cuts no character', () => {
    // What is left of a character that was cut; the text has none of its own.
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !text.includes('\uFFFD'));
    fc.assert(
      fc.property(texts, (text) => {
        const card = vCard({ ...dana, fullName: text, note: text });
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(card).not.toContain('\uFFFD');
      }),
    );
  });

  it.each(['x\r\nEND:VCARD\r\nBEGIN:VCARD\r\nFN:evil', 'a;b,c\\d\ne', 'tab\tand \u0000nul'])(
    'stays one card with %j in every field',
    (text) => {
      const card = vCard({
        ...dana,
        fullName: text,
        organisation: text,
        texts: [{ property: 'TITLE', text }],
        note: text,
        urls: [text],
      });
      const lines = unfold(card);
      expect(lines.filter((line) => line === 'END:VCARD')).toHaveLength(1);
      expect(lines.filter((line) => line.startsWith('FN'))).toHaveLength(1);
      expect(card.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    },
  );

  it('writes only what there is, and a business as one', () => {
    const bare: ContactDetails = {
      ...dana,
      person: null,
      fullName: 'מאפיית גפן',
      organisation: 'מאפיית גפן',
      texts: [],
      phone: null,
      email: null,
      urls: [],
      address: null,
      note: null,
    };
    expect(unfold(vCard(bare))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:מאפיית גפן',
      'ORG:מאפיית גפן',
      'REV:2026-11-21T10:00:00Z',
      'END:VCARD',
    ]);
  });
});
