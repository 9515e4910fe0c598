import { createElement, lazy, type ComponentType } from 'react';

/** A page whose code is fetched when it is first opened, and again after a fetch that failed; its file exports the page and nothing else. */
export function lazyPage(load: () => Promise<Record<string, ComponentType>>): ComponentType {
  const page = () =>
    lazy(async () => {
      try {
        const [component] = Object.values(await load());
        return { default: component as ComponentType };
      } catch (error) {
        Page = page();
        throw error;
      }
    });
  let Page = page();
  return () => createElement(Page);
}
