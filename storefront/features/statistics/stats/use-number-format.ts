import { localeOf } from '../../../../api/contract/base/languages.ts';
import { useLanguage } from '../../../i18n/language-context.ts';

const marks = /[\u200E\u200F]/gu;

/** Counts with grouped thousands, and shares in whole per cent, in the interface's language. */
export function useNumberFormat(): { count(value: number): string; percent(share: number): string } {
  const locale = localeOf(useLanguage());
  // Removes Intl's own direction marks: each number is isolated in the page.
  const format = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value).replace(marks, '');
  return {
    count: (value) => format(value),
    percent: (share) => format(share, { style: 'percent', maximumFractionDigits: 0 }),
  };
}
