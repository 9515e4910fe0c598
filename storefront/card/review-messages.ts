import { inEveryLanguage } from '../../api/contract/base/languages.ts';
import type { CardTemplate } from '../../api/contract/cards/card-choices.ts';

/** The card's own words about reviews. */
export const reviewMessages = inEveryLanguage({
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
  en: {
    titles: {
      basic: 'Reviews',
      creative: 'Clients write',
      classic: 'What clients say',
      minimal: 'Reviews',
      bold: 'What they say',
      night: 'Clients tell',
    },
    averageOf: (count) => `Average of ${count} reviews`,
    ofFive: (stars) => `${stars} out of 5`,
    quote: 'A quote we brought',
    all: (total) => `All ${total} reviews`,
  },
});
