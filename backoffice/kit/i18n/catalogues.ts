import type { Localization } from '@mui/material/locale';
import type { ByLanguage, Language } from '../../../api/contract/base/languages.ts';
import type { Catalogue } from './catalogue.ts';

/** What the back office says in one language, and what the library of its components does. */
export interface Words {
  messages: Catalogue;
  material: Localization;
}

/** Each language is a file of its own: nobody waits for the texts of another one. */
const files: ByLanguage<() => Promise<{ words: Words }>> = {
  he: () => import('./he/words.ts'),
  en: () => import('./en/words.ts'),
};
const loaded = new Map<Language, Words>();

/** Fetches the texts of a language, once. */
export async function loadWords(language: Language): Promise<Words> {
  const words = loaded.get(language) ?? (await files[language]()).words;
  loaded.set(language, words);
  return words;
}

/**
 * The texts of a language that was loaded before.
 * @throws {Error} when it wasn't
 */
export function wordsOf(language: Language): Words {
  const words = loaded.get(language);
  if (!words) throw new Error(`The texts of "${language}" were not loaded.`);
  return words;
}

export const areLoaded = (language: Language): boolean => loaded.has(language);
