import { expect, test } from 'vitest';
import { issueOfCardAddress } from '../../../contract/cards/card-address-field.schema.ts';
import { suggestAddresses } from './suggest-addresses.ts';

const dana = { businessName: 'דנה לוי', category: 'עיצוב', email: 'dana.l@example.co.il' };

test('the name in both scripts, then with the trade in one script, then the mail name, then with a number', () => {
  expect(suggestAddresses('neshima', dana).slice(0, 7)).toEqual([
    'neshima',
    'דנה-לוי',
    'dana-levi',
    'neshima-design',
    'דנה-לוי-עיצוב',
    'dana-levi-design',
    'danal',
  ]);
});

test.each(['', '!!!', '---', 'admin', '12', '👋', 'א'.repeat(200), 'a b_c', '\u202Eevil'])(
  'whatever is typed (%j), only addresses that the rules allow',
  (typed) => {
    const suggestions = suggestAddresses(typed, { ...dana, businessName: `${typed} בע״מ` });
    for (const slug of suggestions) expect([slug, issueOfCardAddress(slug)]).toEqual([slug, null]);
  },
);

test.each([
  ['vowel points', 'שָׁלוֹם', 'שלום'],
  ['letters that bring their points along', '\uFB2A\u05B8ל\uFB35ם', 'שלום'],
  ['accents', 'Café Noël', 'cafe-noel'],
])('%s go and leave the word whole', (_what, typed, address) => {
  expect(suggestAddresses(typed, dana)[0]).toBe(address);
  expect(suggestAddresses('', { ...dana, businessName: typed })[0]).toBe(address);
});

test('a name with vowel points is written in Latin letters like the same without', () => {
  const plain = suggestAddresses('', { ...dana, businessName: 'דנה לוי' });
  expect(suggestAddresses('', { ...dana, businessName: 'דָּנָה לֵוִי' })).toEqual(plain);
});
