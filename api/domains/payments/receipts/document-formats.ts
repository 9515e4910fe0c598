import type { Currency } from '../../../contract/payments/entities/payment-enums.ts';
import type { Language } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.ts';

const signs: Record<Currency, string> = { ILS: '₪', USD: '$' };
const locales: Record<Language, string> = { he: 'he-IL', en: 'en-IL' };

/**
 * Money on paper, to the agora and without the direction marks of Intl, which a font would draw: `1,234.50 ₪` in
 * Hebrew, `₪1,234.50` in English.
 */
export function printMoney(minor: number, currency: Currency, language: Language): string {
  const [whole = '0', fraction = '00'] = fromMinor(minor).split('.');
  const figure = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
  return language === 'he' ? `${figure} ${signs[currency]}` : `${signs[currency]}${figure}`;
}

/** A day in words on the calendar of Israel (docs/specification.md 9). */
export function printDate(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jerusalem',
  }).format(moment);
}
