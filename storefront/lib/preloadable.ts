import { createElement, use, type ComponentType, type FunctionComponent } from 'react';
import type { Language } from '../../api/contract/base/languages.ts';
import { loadMessages } from '../i18n/define-messages.ts';
import { useLanguage } from '../i18n/language-context.ts';
import { settledPromise } from './settled-promise.ts';

export interface Preloadable<Props extends object> {
  Component: FunctionComponent<Props>;
  /** Fetches the code and its texts; once awaited, rendering never suspends. A failed download is tried anew. */
  load(language: Language): Promise<ComponentType<Props>>;
}

type Loading<Props extends object> = Promise<ComponentType<Props>>;

/** As React and {@link settledPromise} mark it. */
const hasFailed = (promise: Promise<unknown>): boolean =>
  (promise as { status?: string }).status === 'rejected';

/** A part of the page whose code comes in a file of its own, which the server renders all the same. */
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
   * A failure stays until the boundary around has heard of it: rendering that asked anew each time would never end.
   * Whoever tries again later fetches again.
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
