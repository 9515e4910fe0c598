import polyglotI18nProvider from 'ra-i18n-polyglot';
import { language } from '../../../api/contract/base/language.schema.ts';
import { defaultLanguage, labelOf, type Language, languages } from '../../../api/contract/base/languages.ts';
import { asMessages } from '../i18n/catalogue.ts';
import { catalogues } from '../i18n/catalogues.ts';

/** Languages with the name each calls itself. */
export const locales = languages.map((locale) => ({ locale, name: labelOf(locale) }));

/** Replaces an unknown stored language by the default one. */
export function readLanguage(value: unknown): Language {
  const parsed = language.safeParse(value);
  return parsed.success ? parsed.data : defaultLanguage;
}

/**
 * react-admin falls back to its own text for a missing key; the catalogue's type ensures that the back
 * office's own keys exist.
 */
export function createI18nProvider(initial: Language) {
  return polyglotI18nProvider(
    (locale) => asMessages(catalogues[readLanguage(locale)].messages),
    initial,
    locales,
    {
      allowMissing: true,
    },
  );
}
