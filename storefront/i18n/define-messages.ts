import { use } from 'react';
import type { Language } from '../../api/contract/base/languages.ts';
import { settledPromise } from '../lib/settled-promise.ts';
import type { Messages } from './catalogues.ts';
import { useLanguage } from './language-context.ts';

/** Returns the texts of one part of the interface in the visitor's language. */
export interface UseMessages<T> {
  (): T;
  /** For use outside of a component. */
  load(language: Language): Promise<T>;
}

const loaders: ((language: Language) => Promise<unknown>)[] = [];

/**
 * Texts of one part of the interface, one file per language (`leads.he.ts`), of which a visit loads one only. The
 * server finds the files by that name to preload them; `catalogues.<language>.ts` lists them for the type check.
 *
 *   defineMessages('leads', import.meta.glob('./leads.??.ts'));
 */
export function defineMessages<Name extends keyof Messages>(
  name: Name,
  files: Record<string, () => Promise<unknown>>,
): UseMessages<Messages[Name]> {
  const loaded = new Map<Language, Promise<Messages[Name]>>();
  async function read(language: Language): Promise<Messages[Name]> {
    const file = Object.keys(files).find((path) => path.endsWith(`/${name}.${language}.ts`));
    const module = (await files[file ?? '']?.()) as { default: Messages[Name] } | undefined;
    if (!module) throw new Error(`no ${name} in ${language}`);
    return module.default;
  }
  function load(language: Language): Promise<Messages[Name]> {
    let messages = loaded.get(language);
    if (!messages) {
      messages = settledPromise(read(language));
      loaded.set(language, messages);
      // Forgets a failed download, so that the next use tries again.
      messages.catch(() => loaded.delete(language));
    }
    return messages;
  }
  loaders.push(load);
  function useDefinedMessages() {
    return use(load(useLanguage()));
  }
  return Object.assign(useDefinedMessages, { load });
}

/** Loads the texts of every part whose code is loaded; awaited before a page is rendered. */
export async function loadMessages(language: Language): Promise<void> {
  await Promise.all(loaders.map((load) => load(language)));
}
