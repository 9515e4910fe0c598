import { defaultLanguage, type Language } from '../../../api/contract/base/languages.ts';

let shown: Language = defaultLanguage;

/** The language of the texts on the page, for what no component writes: dates, and cells of files. */
export const shownLanguage = (): Language => shown;

/** Whoever hands out the texts of a language says so, before anything is drawn in it. */
export function setShownLanguage(language: Language): void {
  shown = language;
}
