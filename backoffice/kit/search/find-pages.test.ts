import { expect, test } from 'vitest';
import { findPages } from './find-pages.ts';

const pages = ['כרטיסים', 'הזמנות כרטיסים', 'הזמנות', 'Orders', 'SEO'].map((label, place) => ({
  path: `/${place}`,
  label,
}));

test.each([
  ['הזמנות', ['הזמנות כרטיסים', 'הזמנות']],
  [' כרטיס ', ['כרטיסים', 'הזמנות כרטיסים']],
  ['oRd', ['Orders']],
  ['se', ['SEO']],
  ['ה', []],
  ['', []],
  ['#12', []],
])('%j is found in the menu as %j', (text, labels) => {
  expect(findPages(text, pages).map(({ label }) => label)).toEqual(labels);
});
