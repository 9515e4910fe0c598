import {
  directionOf as directionOfSite,
  labelOf as labelOfSite,
  languageOfText,
  languages,
  localeOf as localeOfSite,
  openGraphLocaleOf as openGraphLocaleOfSite,
  type Direction,
  type Language,
} from './languages.ts';

/** What the product knows of a card's language besides its texts. */
interface CardLanguageFacts {
  direction: Direction;
  /** For dates, numbers and plurals: all as they are written in Israel, with Western digits. */
  locale: string;
  openGraphLocale: string;
  /** The language's own name. */
  label: string;
  /** Its own name in one or two letters, for the switch on a card. */
  short: string;
  /** The interface's language in which somebody who reads this one is spoken to where the product speaks no other. */
  site: Language;
}

const ofSite = (site: Language, short: string): CardLanguageFacts => ({
  direction: directionOfSite(site),
  locale: localeOfSite(site),
  openGraphLocale: openGraphLocaleOfSite(site),
  label: labelOfSite(site),
  short,
  site,
});

/**
 * The languages of cards (docs/product.md 12.8), more than those of the interface: every one of the interface's is one
 * of a card's, too. A new one is a row here and its texts, which the type check names. In a file of its own, because
 * pages without a card don't load it.
 */
const list = {
  he: ofSite('he', 'עב'),
  ar: {
    direction: 'rtl',
    locale: 'ar-IL-u-nu-latn',
    openGraphLocale: 'ar_AR',
    label: 'العربية',
    short: 'ع',
    site: 'he',
  },
  ru: {
    direction: 'ltr',
    locale: 'ru-IL',
    openGraphLocale: 'ru_RU',
    label: 'Русский',
    short: 'РУ',
    site: 'he',
  },
  en: ofSite('en', 'EN'),
} as const satisfies Record<string, CardLanguageFacts> & Record<Language, CardLanguageFacts>;

export type CardLanguage = keyof typeof list;

/** One of something for each language of cards: one that lacks a language fails the type check. */
export type ByCardLanguage<T> = Readonly<Record<CardLanguage, T>>;

const codes = Object.keys(list) as CardLanguage[];
const [first = languages[0], ...others] = codes;
export const cardLanguages: readonly [CardLanguage, ...CardLanguage[]] = [first, ...others];

/** What belongs together in every language of cards; Hebrew gives the shape that the others fill. */
export const inEveryCardLanguage = <T>(
  texts: { readonly he: T } & ByCardLanguage<NoInfer<T>>,
): ByCardLanguage<T> => texts;

/** Makes one of something for each language of cards. */
export function byCardLanguage<T>(make: (language: CardLanguage) => T): ByCardLanguage<T> {
  return Object.fromEntries(codes.map((language) => [language, make(language)])) as Record<CardLanguage, T>;
}

export const isCardLanguage = (code: unknown): code is CardLanguage =>
  codes.some((language) => language === code);

export const directionOf = (language: CardLanguage): Direction => list[language].direction;
/** Locale of dates, numbers and plurals. */
export const localeOf = (language: CardLanguage): string => list[language].locale;
export const openGraphLocaleOf = (language: CardLanguage): string => list[language].openGraphLocale;
export const labelOf = (language: CardLanguage): string => list[language].label;
/** `עב`, `ع`, `РУ`, `EN` */
export const shortNameOf = (language: CardLanguage): string => list[language].short;

/** The side on which a line begins, for what knows no logical sides: drawn pictures. */
export const startSide = (language: CardLanguage): 'right' | 'left' =>
  directionOf(language) === 'rtl' ? 'right' : 'left';

/** The side on which a line ends. */
export const endSide = (language: CardLanguage): 'right' | 'left' =>
  directionOf(language) === 'rtl' ? 'left' : 'right';

/** Whether a language is one of the interface's, too. */
export const isSiteLanguage = (language: CardLanguage): language is Language =>
  languages.some((site) => site === language);

/** The interface's language for a reader of a card: its own where the product speaks it. */
export const siteLanguageOf = (language: CardLanguage): Language => list[language].site;

/** What a language of cards is called in one of the interface's: `ערבית` in Hebrew. */
export const nameIn = (spoken: Language, language: CardLanguage): string =>
  new Intl.DisplayNames(localeOfSite(spoken), { type: 'language' }).of(language) ?? labelOf(language);

const scripts: Partial<Record<CardLanguage, RegExp>> = {
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  en: /\p{Script=Latin}/u,
};

/** The language of cards in whose letters a text is written: the first with one of its own; others go by direction. */
export const cardLanguageOfText = (text: string): CardLanguage =>
  codes.find((language) => scripts[language]?.test(text)) ?? languageOfText(text);

type PluralForms<T = string> = { other: T } & Partial<Record<Intl.LDMLPluralRule, T>>;

/** The choice among the forms of a count, by the rules of a language; `other` for what a language has no form for. */
export function pluralOf(language: CardLanguage): <T>(count: number, forms: PluralForms<T>) => T {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
