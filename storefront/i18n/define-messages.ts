import { use } from 'react';
import type { Language } from '../../api/contract/base/languages.ts';
import { settledPromise } from '../lib/settled-promise.ts';
import { useLanguage } from './language-context.ts';

type Loader<T> = () => Promise<{ default: T }>;

const loaders: ((language: Language) => Promise<unknown>)[] = [];

/**
 * Texts of one part of the interface, one file per language, of which a visit loads one only. Hebrew gives
 * the shape; an English file that lacks a text fails the type check. The files are named by their
 * language (`<name>.he.ts`) or lie in a folder of it (`he/`): the server finds them by that name to preload them.
 *
 *   defineMessages({ he: () => import('./he/shell.ts'), en: () => import('./en/shell.ts') });
 */
export function defineMessages<T>(sources: { he: Loader<T>; en: Loader<NoInfer<T>> }): () => T {
  const loaded = new Map<Language, Promise<T>>();
  function load(language: Language): Promise<T> {
    let texts = loaded.get(language);
    if (!texts) {
      texts = settledPromise(sources[language]().then((module) => module.default));
      loaded.set(language, texts);
      // A failed download is tried again the next time the texts are wanted.
      texts.catch(() => loaded.delete(language));
    }
    return texts;
  }
  loaders.push(load);
  return function useDefinedMessages() {
    return use(load(useLanguage()));
  };
}

/** Loads the texts of every part whose code is present; awaited before a page is rendered. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)));
}
