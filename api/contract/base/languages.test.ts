import { describe, expect, it } from 'vitest';
import {
  addressInLanguage,
  byLanguage,
  defaultLanguage,
  directionOf,
  directionOfText,
  endSide,
  languageOfCode,
  languageOfText,
  languageQuery,
  localeOf,
  nameIn,
  openGraphLocaleOf,
  pluralOf,
  startSide,
  switchLabelOf,
} from './languages.ts';

it.each([
  ['he', 'rtl', 'right', 'left', 'he-IL', 'he_IL', 'עברית, מעבר לממשק בעברית'],
  ['en', 'ltr', 'left', 'right', 'en-IL', 'en_US', 'Switch to English'],
] as const)('%s is written as its row says', (language, direction, start, end, locale, openGraph, label) => {
  expect([
    directionOf(language),
    startSide(language),
    endSide(language),
    localeOf(language),
    openGraphLocaleOf(language),
    switchLabelOf(language),
  ]).toEqual([direction, start, end, locale, openGraph, label]);
});

it('tells the language of a text by its letters, and of a code by the list', () => {
  expect(['DJ ומפיק', 'DJ', '123', 'Привет', 'محمد'].map(languageOfText)).toEqual([
    'he',
    'en',
    'en',
    'en',
    'he',
  ]);
  const directions = ['محمد', 'DJ محمد', 'ܫܠܡܐ', 'ﷲ', 'ދިވެހި', '١٢٣', '–', 'Éva', 'Привет'].map(
    directionOfText,
  );
  expect(directions).toEqual(['rtl', 'rtl', 'rtl', 'rtl', 'rtl', 'ltr', 'ltr', 'ltr', 'ltr']);
  expect(['en', 'he', 'xx', undefined, ['en']].map(languageOfCode)).toEqual(['en', 'he', 'he', 'he', 'he']);
});

it('calls each language as the others do', () => {
  expect(byLanguage((spoken) => [nameIn(spoken, 'he'), nameIn(spoken, 'en')])).toEqual({
    he: ['עברית', 'אנגלית'],
    en: ['Hebrew', 'English'],
  });
});

it('names every language but the default in addresses', () => {
  expect(defaultLanguage).toBe('he');
  expect(byLanguage((language) => addressInLanguage('/help?q=a', language))).toEqual({
    he: '/help?q=a',
    en: '/help?q=a&lang=en',
  });
  expect([languageQuery('he'), languageQuery('en'), addressInLanguage('/', 'en')]).toEqual([
    {},
    { lang: 'en' },
    '/?lang=en',
  ]);
});

describe('counts', () => {
  const forms = { one: 'one', two: 'two', other: 'other' };

  it.each([
    ['he', ['other', 'one', 'two', 'other', 'other']],
    ['en', ['other', 'one', 'other', 'other', 'other']],
  ] as const)('take the form of %s', (language, expected) => {
    const plural = pluralOf(language);
    expect([0, 1, 2, 3, 20].map((count) => plural(count, forms))).toEqual(expected);
  });

  it('take the general form where a language has no other', () => {
    expect(pluralOf('he')(2, { one: 'one', other: 'other' })).toBe('other');
  });
});
