import { useEffect } from 'react';
import type { Store } from 'react-admin';
import { directionOf, type Language } from '../api/contract/base/languages.ts';

/** Keeps the page's language, direction and tone the same as the application's. */
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
