import { createElement, use, type ComponentType } from 'react';
import { reloadForLostPage } from './reload-for-lost-page.ts';

type Code = Promise<ComponentType>;

/**
 * A page whose code is fetched when it is first opened, and again when it is opened after a fetch that failed; its file
 * exports the page and nothing else.
 */
export function lazyPage(load: () => Promise<Record<string, ComponentType>>): ComponentType {
  const failed = new WeakSet<Code>();
  let fetched: Code | undefined;
  function begin(): Code {
    const code = load().then((module) => Object.values(module)[0] as ComponentType);
    code.catch((issue: unknown) => {
      failed.add(code);
      void reloadForLostPage(issue);
    });
    return code;
  }
  function forget(code: Code) {
    if (fetched === code) fetched = undefined;
  }
  return function LazyPage() {
    const code = (fetched ??= begin());
    // It stays until the error boundary has caught it: a new fetch in each render would never end.
    if (failed.has(code)) setTimeout(forget, 0, code);
    return createElement(use(code));
  };
}
