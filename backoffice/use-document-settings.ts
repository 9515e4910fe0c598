import { useEffect } from 'react';
import type { Store } from 'react-admin';
import { directionOf, type Language } from '../api/contract/base/languages.ts';

/** Applies the application's language, direction and theme to the document. */
export function useDocumentSettings(language: Language, store: Store): void {
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);
  useEffect(() => {
    const paint = (theme: unknown) => {
      if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
    };
    paint(store.getItem('theme'));
    return store.subscribe('theme', paint);
  }, [store]);
}
