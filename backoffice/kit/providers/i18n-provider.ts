import polyglotI18nProvider from 'ra-i18n-polyglot';
import { defaultLanguage, labelOf, type Language, languages } from '../../../api/contract/base/languages.ts';
import { asMessages } from '../i18n/catalogue.ts';
import { areLoaded, loadWords, wordsOf } from '../i18n/catalogues.ts';
import { setShownLanguage } from '../i18n/shown-language.ts';

/** Languages with the name each calls itself. */
export const locales = languages.map((locale) => ({ locale, name: labelOf(locale) }));

/** Replaces an unknown stored language by the default one. */
export function readLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}

/**
 * The texts of the first language must be loaded; those of another one are when it is chosen.
 * react-admin falls back to its own text for a missing key; the catalogue's type ensures that the back
 * office's own keys exist.
 */
export function createI18nProvider(initial: Language) {
  function show(language: Language) {
    setShownLanguage(language);
    return asMessages(wordsOf(language).messages);
  }
  return polyglotI18nProvider(
    (locale) => {
      const language = readLanguage(locale);
      return areLoaded(language) ? show(language) : loadWords(language).then(() => show(language));
    },
    initial,
    locales,
    {
      allowMissing: true,
    },
  );
}
