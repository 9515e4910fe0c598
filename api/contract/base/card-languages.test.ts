import { expect, it } from 'vitest';
import {
  byCardLanguage,
  cardLanguageOfText,
  cardLanguages,
  directionOf,
  endSide,
  labelOf,
  localeOf,
  nameIn,
  openGraphLocaleOf,
  pluralOf,
  shortNameOf,
  siteLanguageOf,
  startSide,
} from './card-languages.ts';
import { languages } from './languages.ts';

it.each([
  ['he', 'עב', 'עברית', 'rtl', 'right', 'left', 'he_IL', 'he', 'עברית'],
  ['ar', 'ع', 'العربية', 'rtl', 'right', 'left', 'ar_AR', 'he', 'ערבית'],
  ['ru', 'РУ', 'Русский', 'ltr', 'left', 'right', 'ru_RU', 'he', 'רוסית'],
  ['en', 'EN', 'English', 'ltr', 'left', 'right', 'en_US', 'en', 'אנגלית'],
] as const)('%s is written as its row says', (language, ...facts) => {
  expect([
    shortNameOf(language),
    labelOf(language),
    directionOf(language),
    startSide(language),
    endSide(language),
    openGraphLocaleOf(language),
    siteLanguageOf(language),
    nameIn('he', language),
  ]).toEqual(facts);
  // Arabic in Israel writes the figures that everybody reads.
  expect(new Intl.NumberFormat(localeOf(language), { useGrouping: false }).format(1234)).toBe('1234');
});

it('has every language of the interface among them, Hebrew first', () => {
  expect(cardLanguages).toEqual(expect.arrayContaining([...languages]));
  expect(cardLanguages[0]).toBe(languages[0]);
});

it('tells the language of a text by its letters', () => {
  const texts = ['DJ ומפיק', 'DJ', '123', 'Привет', 'محمد', 'DJ محمد', 'ﷲ', 'ܫܠܡܐ', 'ສະບາຍດີ'];
  expect(texts.map(cardLanguageOfText)).toEqual(['he', 'en', 'en', 'ru', 'ar', 'ar', 'ar', 'he', 'en']);
});

it('counts by the classes of each language', () => {
  const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100];
  const classes = { zero: 'zero', one: 'one', two: 'two', few: 'few', many: 'many', other: 'other' };
  expect(byCardLanguage((language) => counts.map((count) => pluralOf(language)(count, classes)))).toEqual({
    he: ['other', 'one', 'two', ...counts.slice(3).map(() => 'other')],
    ar: ['zero', 'one', 'two', 'few', 'few', 'many', 'many', 'many', 'other'],
    ru: ['many', 'one', 'few', 'few', 'many', 'many', 'one', 'few', 'many'],
    en: ['other', 'one', ...counts.slice(2).map(() => 'other')],
  });
});
