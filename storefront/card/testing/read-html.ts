import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

interface ReadElement {
  name: string;
  attributes: Record<string, string>;
  /** Text of the element and its descendants. */
  text: string;
}

export interface ReadPage {
  elements: ReadElement[];
  /** The text a visitor sees, on one line. */
  text: string;
  all(name: string): ReadElement[];
}

export interface WholePage extends ReadPage {
  html: string;
  /** The first element of this name with its descendants; null when the page has none. */
  part(name: string): ReadPage | null;
  /** Texts and addresses of the links in the first element of this name. */
  links(name: string): [words: string, address: string | undefined][];
}

/** Parses a page whose parts are asked for, too. */
export function readWholePage(html: string): WholePage {
  const part = (name: string) => {
    const found = new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`).exec(html);
    return found ? readHtml(found[0]) : null;
  };
  const links = (name: string): [string, string | undefined][] =>
    (part(name)?.all('a') ?? []).map(({ text, attributes }) => [text.trim(), attributes['href']]);
  return { ...readHtml(html), html, part, links };
}

/** Parses a page by the HTML standard's rules, as a browser does. */
export function readHtml(html: string): ReadPage {
  const elements: ReadElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.ParentNode): string => {
    let text = '';
    for (const child of node.childNodes) {
      if (defaultTreeAdapter.isTextNode(child)) text += child.value;
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      const element = { name: child.tagName, attributes: attributesOf(child), text: '' };
      elements.push(element);
      element.text = visit(child);
      if (!['script', 'style', 'head', 'wbr'].includes(child.tagName)) text += `${element.text} `;
    }
    return text;
  };
  const text = visit(parse(html)).replace(/\s+/gu, ' ');
  return { elements, text, all: (name) => elements.filter((element) => element.name === name) };
}

function attributesOf(element: DefaultTreeAdapterTypes.Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}
