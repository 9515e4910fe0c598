import { expect, test } from 'vitest';
import { storedTexts } from '../../../lib/stored-texts.ts';
import { dropStart, readStart, storeStart } from './stored-start.ts';

function memory() {
  const texts = new Map<string, string>();
  const store = storedTexts(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    length: texts.size,
  }));
  return { texts, store };
}
const typed = {
  businessName: 'סטודיו גפן',
  trade: 'hair' as const,
  otherTrade: '',
  phone: '052',
  address: 'חיפה',
  template: '',
  decisions: {
    'hair-service-0-0': { is: 'confirmed', fields: { name: 'תספורת', price: '90' } },
    'hair-hours': { is: 'dropped' },
    'hair-about': { is: 'waiting', fields: { text: 'שלנו' } },
  } as const,
};

test('a card that was begun comes back to its owner as it was, and to nobody else, until it is published', () => {
  const { store } = memory();
  expect(readStart(7, store)).toBeNull();
  expect(storeStart(7, typed, store)).toBe(true);
  expect(readStart(7, store)).toEqual(typed);
  expect(readStart(8, store)).toBeNull();
  dropStart(7, store);
  expect(readStart(7, store)).toBeNull();
});

test.each([
  ['null', null],
  ['5', null],
  ['{}', null],
  [
    '{"businessName":5,"trade":"__proto__","decisions":{"a":{"is":"printed"},"b":7,"c":{"is":"dropped","fields":{"x":"y","name":3}}}}',
    {
      businessName: '',
      trade: '',
      otherTrade: '',
      phone: '',
      address: '',
      template: '',
      decisions: { c: { is: 'dropped' } },
    },
  ],
])('what another script wrote there breaks nothing: %s', (text, read) => {
  const { store, texts } = memory();
  texts.set('bikur.newCard.7', text);
  expect(readStart(7, store)).toEqual(read);
});
