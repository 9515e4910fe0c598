import { expect, test } from 'vitest';
import { bareCard } from '../testing/cards.ts';
import { pageDescription, pageTitle } from './describe.ts';

const own = { ...bareCard, name: 'דנה לוי', jobTitle: 'מעצבת', category: 'סטודיו' };
const noOwn = { title: null, description: null, keywords: null };

test('a card is called by its name and what its owner does; the title they wrote goes before both', () => {
  expect(pageTitle(own)).toBe('דנה לוי – מעצבת');
  expect(pageTitle({ ...own, jobTitle: null })).toBe('דנה לוי – סטודיו');
  expect(pageTitle({ ...own, jobTitle: null, category: null })).toBe('דנה לוי');
  expect(pageTitle({ ...own, seo: { ...noOwn, title: 'שלי' } })).toBe('שלי');
});

test('a card is described by its owner’s words, else by what is about it, else by what it is and where', () => {
  const place = { address: 'הרצל 1, חיפה' } as NonNullable<typeof bareCard.place>;
  const full = { ...own, place, about: ['שורה  א', 'שורה\nב'] };
  expect(pageDescription({ ...full, seo: { ...noOwn, description: ' בקצרה ' } })).toBe('בקצרה');
  expect(pageDescription(full)).toBe('שורה א שורה ב');
  expect(pageDescription({ ...full, about: [] })).toBe('מעצבת · הרצל 1, חיפה');
  expect(pageDescription({ ...full, about: [], jobTitle: null })).toBe('סטודיו · הרצל 1, חיפה');
  expect(pageDescription({ ...full, about: [], jobTitle: null, category: null, place: null })).toBe(
    'דנה לוי',
  );
});

test('a long description ends with a whole word; one that just fits is whole', () => {
  const about = (text: string) => pageDescription({ ...own, about: [text] });
  const exact = `${'א'.repeat(156)} בגד`;
  expect(exact).toHaveLength(160);
  expect(about(exact)).toBe(exact);
  expect(about(`${exact}ל`)).toBe(`${'א'.repeat(156)}…`);
});
