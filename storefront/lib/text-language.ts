import {
  directionOf,
  languageOfText,
  type Direction,
  type Language,
} from '../../api/contract/base/languages.ts';

/** Direction and language of what somebody wrote, for the element that shows it inside an interface in any. */
export function textLanguage(text: string): { dir: Direction; lang: Language } {
  const lang = languageOfText(text);
  return { dir: directionOf(lang), lang };
}
