import { createElement, use, type ComponentType, type FunctionComponent } from 'react';
import type { Language } from '../../api/contract/base/languages.ts';
import { loadMessages } from '../i18n/define-messages.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { settledPromise } from './settled-promise.ts';

export interface Preloadable<Props extends object> {
  Component: FunctionComponent<Props>;
  /** Fetches the code and its texts; once awaited, rendering never suspends. Repeats a failed download. */
  load(language: Language): Promise<ComponentType<Props>>;
}

type Loading<Props extends object> = Promise<ComponentType<Props>>;

/** Read from the mark that React and {@link settledPromise} leave. */
const hasFailed = (promise: Promise<unknown>): boolean =>
  (promise as { status?: string }).status === 'rejected';

/** A lazily loaded part of the page that the server renders all the same. */
export function preloadable<Props extends object>(
  source: () => Promise<{ default: ComponentType<Props> }>,
  around: { begin?: () => void; end?: () => void } = {},
): Preloadable<Props> {
  let loaded: Loading<Props> | undefined;
  function begin(language: Language): Loading<Props> {
    around.begin?.();
    const component = source().then(async (module) => {
      await loadMessages(language);
      return module.default;
    });
    loaded = settledPromise(component);
    void loaded.then(around.end, around.end);
    return loaded;
  }
  function load(language: Language): Loading<Props> {
    return loaded === undefined || hasFailed(loaded) ? begin(language) : loaded;
  }
  /**
   * A failed promise stays until the error boundary has caught it: a new fetch in each render would never
   * end. A later try fetches again.
   */
  function forget(failed: Loading<Props>) {
    if (loaded === failed) loaded = undefined;
  }
  function Component(props: Props) {
    const language = useLanguage();
    const present = loaded ?? begin(language);
    if (hasFailed(present)) setTimeout(forget, 0, present);
    return createElement(use(present), props);
  }
  return { Component, load };
}
