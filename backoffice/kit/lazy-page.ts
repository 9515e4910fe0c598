import { createElement, lazy, type ComponentType } from 'react';

/** A page whose code is fetched when it is first opened; pages have named exports, `lazy` expects a default one. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  const Page = lazy(async () => {
    const pages = await load();
    return { default: pages[name] as ComponentType };
  });
  return () => createElement(Page);
}
