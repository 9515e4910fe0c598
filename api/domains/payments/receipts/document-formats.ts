import type { Currency } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';
import { documentMessages } from './document-messages.ts';

const signs: Record<Currency, string> = { ILS: '₪', USD: '$' };

/**
 * Formats money for paper, to the agora and without the direction marks of Intl, which a font would draw: `1,234.50
 * ₪` in Hebrew, `₪1,234.50` in English.
 * @param minor agorot
 */
export function printMoney(minor: number, currency: Currency, language: Language): string {
  const [whole = '0', fraction = '00'] = fromMinor(minor).split('.');
  const figure = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
  return documentMessages[language].amount(figure, signs[currency]);
}

/** Formats a day in words on the calendar of Israel (docs/specification.md 9). */
export function printDate(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Jerusalem',
  }).format(moment);
}
