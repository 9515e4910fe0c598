import { expect, test } from 'vitest';
import { articleSlugOf } from './article-slug.ts';

test.each([
  ['NFC: מה זה?', 'nfc-מה-זה'],
  ['  Café -- Über 2  ', 'cafe-uber-2'],
  ['שָׁלוֹם צה״ל וג׳ירפה', 'שלום-צהל-וגירפה'],
  ['don’t stop', 'dont-stop'],
  ['../../etc/passwd?x=1#y', 'etc-passwd-x-1-y'],
  ['\u202Eאבג', 'אבג'],
  ['😀 !!!', ''],
  ['', ''],
])('the article %j has the address %j', (title, slug) => {
  expect(articleSlugOf(title)).toBe(slug);
});

test('a long title is cut between its words, and one long word within it', () => {
  expect(articleSlugOf(`${'a'.repeat(39)} ${'b'.repeat(40)} c`)).toBe(`${'a'.repeat(39)}-${'b'.repeat(40)}`);
  expect(articleSlugOf(`${'a'.repeat(39)} ${'b'.repeat(41)} c`)).toBe('a'.repeat(39));
  expect(articleSlugOf('a'.repeat(81))).toBe('a'.repeat(80));
});
