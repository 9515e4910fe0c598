import type { ByCardLanguage } from '../../../contract/base/card-languages.ts';

// What the server says about what is drawn of a card, in every language.

export const brandNames: ByCardLanguage<string> = { he: 'ביקור', ar: 'بيكور', ru: 'Bikur', en: 'Bikur' };

/** On signs with a card's code; `short` stands under a small one. */
export const posterWords: ByCardLanguage<{ title: string; short: string }> = {
  he: { title: 'סורקים, והכרטיס אצלכם בטלפון', short: 'סריקה לכרטיס' },
  ar: { title: 'امسحوا الرمز وتصلكم البطاقة على الهاتف', short: 'امسحوا الرمز' },
  ru: { title: 'Отсканируйте код, и визитка у вас в телефоне', short: 'Визитка по коду' },
  en: { title: 'Scan, and the card is on your phone', short: 'Scan for the card' },
};
