import { createElement, lazy, type ComponentType } from 'react';

/** A page whose code is fetched when it is first opened; its file exports the page and nothing else. */
export function lazyPage(load: () => Promise<Record<string, ComponentType>>): ComponentType {
  const Page = lazy(async () => {
    const [page] = Object.values(await load());
    return { default: page as ComponentType };
  });
  return () => createElement(Page);
}
