import { expect, it } from 'vitest';
import { byCardLanguage, cardLanguages } from '../../api/contract/base/card-languages.ts';
import { allCardMessages } from './all-messages.ts';
import { formMessages } from './form-messages.ts';
import { reviewMessages } from './review-messages.ts';
import { sectionMessages } from './section-messages.ts';

const isolate = (figures: number | string) => `\u2066${figures}\u2069`;

it('counts reviews in Arabic and Russian as people do', () => {
  const counts = [1, 2, 3, 5, 11, 21, 22, 100];
  expect(counts.map(reviewMessages.ar.all)).toEqual([
    'إلى الرأي',
    'إلى الرأيين',
    `كل الآراء، ${isolate(3)} آراء`,
    `كل الآراء، ${isolate(5)} آراء`,
    `كل الآراء، ${isolate(11)} رأيًا`,
    `كل الآراء، ${isolate(21)} رأيًا`,
    `كل الآراء، ${isolate(22)} رأيًا`,
    `كل الآراء، ${isolate(100)} رأي`,
  ]);
  expect(counts.map(reviewMessages.ru.all)).toEqual([
    'Все отзывы: 1 отзыв',
    'Все отзывы: 2 отзыва',
    'Все отзывы: 3 отзыва',
    'Все отзывы: 5 отзывов',
    'Все отзывы: 11 отзывов',
    'Все отзывы: 21 отзыв',
    'Все отзывы: 22 отзыва',
    'Все отзывы: 100 отзывов',
  ]);
  expect(counts.map(reviewMessages.ru.averageOf).slice(4, 6)).toEqual([
    'Средняя оценка по 11 отзывам',
    'Средняя оценка по 21 отзыву',
  ]);
});

it('counts pages of a document', () => {
  const counts = [1, 2, 8, 11, 100];
  expect(counts.map(sectionMessages.ar.pages)).toEqual([
    'صفحة واحدة',
    'صفحتان',
    '8 صفحات',
    '11 صفحة',
    '100 صفحة',
  ]);
  expect(counts.map(sectionMessages.ru.pages)).toEqual(counts.map((count) => `${count}\u00A0стр.`));
});

it('says when it opens', () => {
  const moments = byCardLanguage((language) => {
    const words = allCardMessages[language];
    return [
      words.until('18:00'),
      words.opensAt('9:00'),
      words.opensTomorrow('9:00'),
      words.opensOn(5, '9:00'),
    ];
  });
  expect(moments).toEqual({
    he: ['עד 18:00', 'נפתח ב־9:00', 'נפתח מחר ב־9:00', 'נפתח ביום שישי ב־9:00'],
    ar: [
      `حتى ${isolate('18:00')}`,
      `يفتح الساعة ${isolate('9:00')}`,
      `يفتح غدًا الساعة ${isolate('9:00')}`,
      `يفتح يوم الجمعة الساعة ${isolate('9:00')}`,
    ],
    ru: ['до 18:00', 'откроется в 9:00', 'откроется завтра в 9:00', 'откроется в пятницу в 9:00'],
    en: ['until 18:00', 'opens at 9:00', 'opens tomorrow at 9:00', 'opens Friday at 9:00'],
  });
});

/** Every text of a catalogue, with figures and names in the places of what it is given. */
function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    if (typeof value === 'function') return [String((value as (...given: unknown[]) => unknown)(4, '4'))];
    return typeof value === 'object' && value !== null ? textsOf(value) : [];
  });
}

it.each(cardLanguages)('has no letters of another script in %s', (language) => {
  const foreign = {
    he: /[\p{Script=Arabic}\p{Script=Cyrillic}]/u,
    ar: /[\p{Script=Hebrew}\p{Script=Cyrillic}]/u,
    ru: /[\p{Script=Hebrew}\p{Script=Arabic}]/u,
    en: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/u,
  }[language];
  const catalogues = [allCardMessages, formMessages, reviewMessages, sectionMessages].map(
    (catalogue) => catalogue[language],
  );
  const texts = catalogues.flatMap(textsOf);
  expect(texts.length).toBeGreaterThan(80);
  expect(texts.filter((text) => foreign.test(text))).toEqual([]);
});

it('isolates every figure of an Arabic sentence', () => {
  const texts = textsOf(reviewMessages.ar).filter((text) => /\d/u.test(text));
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => /\d/u.test(text.replace(/\u2066\d+\u2069/gu, '')))).toEqual([]);
});
