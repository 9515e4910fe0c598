/** What the product knows of a language besides its texts. */
interface LanguageFacts {
  direction: 'rtl' | 'ltr';
  /** For dates, numbers and plurals: all as they are written in Israel. */
  locale: string;
  openGraphLocale: string;
  /** The language's own name. */
  label: string;
  /** What the link that leads to the interface in this language says, in this language. */
  switchLabel: string;
  /** A letter that only this language has; null for one whose letters others share. */
  letter: RegExp | null;
}

/**
 * The languages of the interface; the first is the default (docs/specification.md 1). A new language is a row here
 * and its catalogues: the type check names what is missing. Free of zod, because every page loads it.
 */
const list = {
  he: {
    direction: 'rtl',
    locale: 'he-IL',
    openGraphLocale: 'he_IL',
    label: 'עברית',
    switchLabel: 'עברית, מעבר לממשק בעברית',
    letter: /[\u05D0-\u05EA\uFB1D-\uFB4F]/u,
  },
  en: {
    direction: 'ltr',
    locale: 'en-IL',
    openGraphLocale: 'en_US',
    label: 'English',
    switchLabel: 'Switch to English',
    letter: null,
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof list;
export type Direction = LanguageFacts['direction'];

/** One of something for each language: one that lacks a language fails the type check. */
export type ByLanguage<T> = Readonly<Record<Language, T>>;
/** A text in every language of the interface. */
export type Translated = ByLanguage<string>;

/** Texts by name, each in every language. */
export const translated = <Name extends string>(
  texts: Readonly<Record<Name, Translated>>,
): Readonly<Record<Name, Translated>> => texts;

/** What belongs together in every language; Hebrew gives the shape that the others fill. */
export const inEveryLanguage = <T>(texts: { readonly he: T } & ByLanguage<NoInfer<T>>): ByLanguage<T> =>
  texts;

const codes = Object.keys(list) as Language[];
const [first = 'he', ...others] = codes;

export const defaultLanguage: Language = first;
export const languages: readonly [Language, ...Language[]] = [first, ...others];

export const directionOf = (language: Language): Direction => list[language].direction;
/** The side on which a line begins, for what knows no logical sides: mails, drawn pictures, PDFs. */
export const startSide = (language: Language): 'right' | 'left' => sideOf(list[language].direction).start;
/** The side on which a line ends. */
export const endSide = (language: Language): 'right' | 'left' => sideOf(list[language].direction).end;
/** Locale of dates, numbers and plurals. */
export const localeOf = (language: Language): string => list[language].locale;
export const openGraphLocaleOf = (language: Language): string => list[language].openGraphLocale;
export const labelOf = (language: Language): string => list[language].label;
export const switchLabelOf = (language: Language): string => list[language].switchLabel;

const sideOf = (direction: Direction) =>
  direction === 'rtl'
    ? ({ start: 'right', end: 'left' } as const)
    : ({ start: 'left', end: 'right' } as const);

/** What a language is called in another: `אנגלית` in Hebrew. */
export const nameIn = (spoken: Language, language: Language): string =>
  new Intl.DisplayNames(localeOf(spoken), { type: 'language' }).of(language) ?? labelOf(language);

/** Makes one of something for each language. */
export function byLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return Object.fromEntries(codes.map((language) => [language, make(language)])) as Record<Language, T>;
}

/** The language of a code such as `en`; the default for anything else. */
export const languageOfCode = (code: unknown): Language =>
  codes.find((language) => language === code) ?? defaultLanguage;

/** A letter of any script that is written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their forms. */
const rightToLeftLetter = /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Direction of a text: right to left with the first such letter anywhere, whatever the first letter of all is. */
export const directionOfText = (text: string): Direction => (rightToLeftLetter.test(text) ? 'rtl' : 'ltr');

/**
 * The language a text is written in: told by the first language whose own letter stands anywhere in it. A script of no
 * language of ours counts for the first one that is written in its direction: whoever reads Arabic reads the Hebrew
 * page from the right side.
 */
export const languageOfText = (text: string): Language =>
  codes.find((language) => list[language].letter?.test(text)) ??
  codes.find((language) => directionOf(language) === directionOfText(text)) ??
  defaultLanguage;

/** What an address says of its language: nothing where it is the default. */
export const languageQuery = (language: Language): { lang?: Language } =>
  language === defaultLanguage ? {} : { lang: language };

/** An address of this site in a language: as it is in the default, with `lang` in the others. */
export function addressInLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;
}

/** Texts for counts, by the plural category of the language; what a language has no form for takes `other`. */
type PluralForms<T = string> = { other: T } & Partial<Record<Intl.LDMLPluralRule, T>>;

/**
 * The choice among the forms of a count, by the rules of a language.
 *
 *   const plural = pluralOf('en');
 *   plural(count, { one: 'One card', other: `${count} cards` })
 */
export function pluralOf(language: Language): <T>(count: number, forms: PluralForms<T>) => T {
  const rules = new Intl.PluralRules(localeOf(language));
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
