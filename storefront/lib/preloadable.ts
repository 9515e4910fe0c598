import { createElement, use, type ComponentType, type FunctionComponent } from 'react';
import type { Language } from '../../api/contract/language.ts';
import { loadMessages } from '../i18n/define-messages.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { settledPromise } from './settled-promise.ts';

export interface Preloadable<Props extends object> {
  Component: FunctionComponent<Props>;
  /** Fetches the code and its texts; once awaited, rendering never suspends. A failed download is tried anew. */
  load(language: Language): Promise<ComponentType<Props>>;
}

/** A part of the page whose code comes in a file of its own, which the server renders all the same. */
export function preloadable<Props extends object>(
  source: () => Promise<{ default: ComponentType<Props> }>,
  around: { begin?: () => void; end?: () => void } = {},
): Preloadable<Props> {
  let loaded: Promise<ComponentType<Props>> | undefined;
  function load(language: Language): Promise<ComponentType<Props>> {
    if (loaded) return loaded;
    around.begin?.();
    const component = source().then(async (module) => {
      await loadMessages(language);
      return module.default;
    });
    loaded = settledPromise(component);
    loaded.catch(() => (loaded = undefined));
    void loaded.then(around.end, around.end);
    return loaded;
  }
  function Component(props: Props) {
    return createElement(use(load(useLanguage())), props);
  }
  return { Component, load };
}
