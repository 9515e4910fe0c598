import type { Currency } from '../../../contract/payments/entities/payment-enums.schema.ts';
import { type Language, localeOf } from '../../../contract/base/languages.ts';
import { formatMoney } from '../../../contract/base/format-money.ts';
import { fromMinor } from '../../../contract/base/money.schema.ts';

/**
 * Formats money for paper (docs/product.md 11.4), without the direction marks and no-break spaces of Intl, which a
 * font would draw: `1,234.50 ₪` in Hebrew, `₪1,234.50` in English.
 * @param minor agorot
 */
export function printMoney(minor: number, currency: Currency, language: Language): string {
  return formatMoney(fromMinor(minor), language, currency)
    .replaceAll(/[\u200e\u200f]/gu, '')
    .replaceAll('\u00a0', ' ');
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
