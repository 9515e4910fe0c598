import { inEveryCardLanguage, pluralOf } from '../../api/contract/base/card-languages.ts';
import type { CardTemplate } from '../../api/contract/cards/card-choices.ts';

const arabic = pluralOf('ar');
const russian = pluralOf('ru');
/** After an Arabic letter figures change places (docs/facts/hebrew.md). */
const isolated = (figures: number): string => `\u2066${figures}\u2069`;

/** The card's own words about reviews. */
export const reviewMessages = inEveryCardLanguage({
  he: {
    titles: {
      basic: 'ביקורות',
      creative: 'לקוחות כותבים',
      classic: 'דברי לקוחות',
      minimal: 'ביקורות',
      bold: 'אומרים עלינו',
      night: 'לקוחות מספרים',
    } satisfies Record<CardTemplate, string>,
    averageOf: (count: number) => `ממוצע של ${count} ביקורות`,
    ofFive: (stars: number) => `${stars} מתוך 5`,
    /** In place of stars, on what the owner brought. */
    quote: 'ציטוט שהבאנו',
    all: (total: number) => `לכל ${total} הביקורות`,
  },
  ar: {
    titles: {
      basic: 'آراء الزبائن',
      creative: 'زبائن يكتبون',
      classic: 'آراء الزبائن',
      minimal: 'آراء الزبائن',
      bold: 'يقولون عنّا',
      night: 'زبائن يحكون',
    },
    averageOf: (count) =>
      arabic(count, {
        zero: 'بدون تقييمات',
        one: 'حسب تقييم واحد',
        two: 'معدل تقييمين اثنين',
        few: `معدل ${isolated(count)} تقييمات`,
        many: `معدل ${isolated(count)} تقييمًا`,
        other: `معدل ${isolated(count)} تقييم`,
      }),
    ofFive: (stars) => `${isolated(stars)} من ${isolated(5)}`,
    quote: 'اقتباس أضفناه',
    all: (total) =>
      arabic(total, {
        zero: 'كل الآراء',
        one: 'إلى الرأي',
        two: 'إلى الرأيين',
        few: `كل الآراء، ${isolated(total)} آراء`,
        many: `كل الآراء، ${isolated(total)} رأيًا`,
        other: `كل الآراء، ${isolated(total)} رأي`,
      }),
  },
  ru: {
    titles: {
      basic: 'Отзывы',
      creative: 'Пишут клиенты',
      classic: 'Отзывы клиентов',
      minimal: 'Отзывы',
      bold: 'О нас говорят',
      night: 'Клиенты рассказывают',
    },
    averageOf: (count) =>
      russian(count, {
        one: `Средняя оценка по ${count} отзыву`,
        other: `Средняя оценка по ${count} отзывам`,
      }),
    ofFive: (stars) => `${stars} из 5`,
    quote: 'Цитата, которую привели мы',
    all: (total) =>
      russian(total, {
        one: `Все отзывы: ${total} отзыв`,
        few: `Все отзывы: ${total} отзыва`,
        many: `Все отзывы: ${total} отзывов`,
        other: `Все отзывы: ${total} отзыва`,
      }),
  },
  en: {
    titles: {
      basic: 'Reviews',
      creative: 'Clients write',
      classic: 'What clients say',
      minimal: 'Reviews',
      bold: 'What they say',
      night: 'In their words',
    },
    averageOf: (count) => `Average of ${count} reviews`,
    ofFive: (stars) => `${stars} out of 5`,
    quote: 'A quote we brought',
    all: (total) => `All ${total} reviews`,
  },
});
