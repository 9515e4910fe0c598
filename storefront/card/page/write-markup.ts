import { Fragment, isValidElement, type ReactNode } from 'react';
import { classListOf, shortProperties, type ClassList, type ShortNames } from './short-names.ts';

type Props = Readonly<Record<string, unknown>>;

/** React's names of attributes that HTML and SVG spell otherwise than in small letters. */
const spelling = new Map([
  ['htmlFor', 'for'],
  ['preserveAspectRatio', 'preserveAspectRatio'],
  ['strokeDasharray', 'stroke-dasharray'],
  ['strokeWidth', 'stroke-width'],
  ['viewBox', 'viewBox'],
]);

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const withoutContent = setOf('base br hr img input link meta source wbr');
const shapes = setOf('circle ellipse path');
/** What stands in these is no markup. */
const rawText = setOf('script style');
/** End tags that the HTML standard lets a page leave out: of what ends with its parent, or where the next begins. */
const impliedEnds = setOf('html head body li dt dd');
/** With whose start a paragraph ends, and with whose end. */
const endOfParagraph = setOf('div dl details figure footer form h2 h3 header ol p section ul');
const endWithParagraph = setOf('blockquote body dd details div figure footer form header li main section');
const addresses = setOf('action href src');
/** As React refuses them, should one ever come this far. */
const program = /^\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu;

/**
 * Writes a page from its elements: what React's `renderToStaticMarkup` writes, which takes ten times as long, in fewer
 * characters: with short names for classes and properties, and without what a browser knows. Components are plain
 * functions here: nothing on a card's page has a state, a context or anything to wait for
 * (docs/decisions/card-markup.md).
 * @returns the page, and the lists of classes that its elements have
 * @throws {Error} for an element of another kind
 */
export function writeMarkup(root: ReactNode, names: ShortNames): { page: string; classes: Set<ClassList> } {
  let classes = new Set<ClassList>();
  let page = '';
  /** Whether the end tag of a paragraph is left to write, unless what comes next implies it. */
  let isParagraphOpen = false;

  function write(node: ReactNode): void {
    if (typeof node === 'string') return writeText(node);
    if (node === null || node === undefined || typeof node === 'boolean') return undefined;
    if (typeof node === 'number') return writeText(String(node));
    if (Array.isArray(node)) {
      for (const child of node as ReactNode[]) write(child);
      return undefined;
    }
    if (!isValidElement<Props>(node)) throw new Error('a card is made of elements and texts alone');
    const { type, props } = node;
    if (type === 'svg') return writeDrawing(props);
    if (typeof type === 'string') return writeElement(type, props);
    if (typeof type === 'function') return write((type as (given: Props) => ReactNode)(props));
    if ((type as unknown) !== Fragment) throw new Error('a card is made of elements and functions alone');
    return write(props['children'] as ReactNode);
  }

  /** Icons are the same elements on every page: each is written once. */
  function writeDrawing(props: Props): void {
    if (isParagraphOpen) endParagraph();
    let drawing = names.drawings.get(props);
    if (!drawing) {
      const [before, ofOthers] = [page, classes];
      [page, classes] = ['', new Set()];
      writeElement('svg', props);
      drawing = { markup: page, classes };
      [page, classes] = [before, ofOthers];
      names.drawings.set(props, drawing);
    }
    page += drawing.markup;
    for (const list of drawing.classes) classes.add(list);
  }

  function writeText(text: string): void {
    if (text === '') return;
    if (isParagraphOpen) endParagraph();
    page += escaped(text);
  }

  function endParagraph(): void {
    page += '</p>';
    isParagraphOpen = false;
  }

  function writeElement(tag: string, props: Props): void {
    if (isParagraphOpen) {
      if (endOfParagraph.has(tag)) isParagraphOpen = false;
      else endParagraph();
    }
    page += `<${tag}`;
    // oxlint-disable-next-line guard-for-in -- React makes plain objects of them, and this is the innermost loop
    for (const name in props) writeAttribute(name, props[name]);
    if (withoutContent.has(tag)) {
      page += '>';
      return;
    }
    if (shapes.has(tag)) {
      page += '/>';
      return;
    }
    page += '>';
    const children = props['children'] as ReactNode;
    const raw = (props['dangerouslySetInnerHTML'] as { __html: string } | undefined)?.__html;
    if (raw !== undefined) page += raw;
    else if (rawText.has(tag)) page += rawly(typeof children === 'string' ? children : '');
    else write(children);
    writeEnd(tag);
  }

  function writeEnd(tag: string): void {
    if (isParagraphOpen) {
      if (endWithParagraph.has(tag)) isParagraphOpen = false;
      else endParagraph();
    }
    if (tag === 'p') isParagraphOpen = true;
    else if (!impliedEnds.has(tag)) page += `</${tag}>`;
  }

  function writeAttribute(name: string, value: unknown): void {
    if (value === undefined || value === null) return;
    switch (name) {
      case 'children':
      case 'dangerouslySetInnerHTML':
        return;
      case 'className': {
        const list = classListOf(names, String(value));
        classes.add(list);
        page += list.attribute;
        return;
      }
      case 'style':
        page += ` style="${escaped(shortProperties(declarations(value as Props), names))}"`;
        return;
    }
    if (typeof value === 'boolean') {
      if (name.startsWith('aria-') || name.startsWith('data-')) page += ` ${name}="${value}"`;
      else if (value) page += ` ${spelled(name)}`;
      return;
    }
    const text = String(value);
    if (addresses.has(name) && program.test(text)) throw new Error('a card leads to no program');
    page += text === '' ? ` ${spelled(name)}` : ` ${spelled(name)}="${escaped(text)}"`;
  }

  write(root);
  if (isParagraphOpen) endParagraph();
  return { page, classes };
}

function spelled(name: string): string {
  let known = spelling.get(name);
  if (known === undefined) spelling.set(name, (known = name.toLowerCase()));
  return known;
}

const declarations = (style: Props): string =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

const special = /["&'<>]/u;
const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

const escaped = (text: string): string =>
  special.test(text) ? text.replace(/["&'<>]/gu, (sign) => escapes[sign] ?? sign) : text;

/** What nothing in it ends too early (docs/security.md A8). */
function rawly(text: string): string {
  if (/<[!/s]/iu.test(text)) throw new Error('a card has no script or style that could end within itself');
  return text;
}
