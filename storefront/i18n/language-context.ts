import { createContext, useContext } from 'react';
import { defaultLanguage, type Language } from '../../api/contract/base/languages.ts';

export const LanguageContext = createContext<Language>(defaultLanguage);

/** The language of this visit (docs/specification.md 1: he by default, or en). */
export function useLanguage(): Language {
  return useContext(LanguageContext);
}
