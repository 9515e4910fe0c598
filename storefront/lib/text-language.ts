import {
  directionOf,
  languageOfText,
  type Direction,
  type Language,
} from '../../api/contract/base/languages.ts';

/** Direction and language of a user's text, for the element that shows it in an interface of any language. */
export function textLanguage(text: string): { dir: Direction; lang: Language } {
  const lang = languageOfText(text);
  return { dir: directionOf(lang), lang };
}
