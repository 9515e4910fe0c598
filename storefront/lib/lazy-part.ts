import { createContext, createElement, lazy, use, type ComponentType, type FunctionComponent } from 'react';

/**
 * The server notes here which lazy parts it has drawn into a page: once their code is loaded it draws them whole, and
 * without their styles they would stand there bare until the browser has fetched them. Null in the browser.
 */
export const DrawnParts = createContext<Set<string> | null>(null);

/**
 * A part of a page that is fetched when it is first shown, and that may be shown at once.
 * @param module as the build's manifest names it
 */
export function lazyPart<Props extends object>(
  module: string,
  source: () => Promise<{ default: ComponentType<Props> }>,
): FunctionComponent<Props> {
  const Part = lazy(source) as ComponentType<Props>;
  return function LazyPart(props) {
    use(DrawnParts)?.add(module);
    return createElement(Part, props);
  };
}
