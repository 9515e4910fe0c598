import { shortClasses, shortProperties, type ShortNames } from './short-names.ts';

/** React's spelling of attributes, and the HTML standard's, which is the same to a browser and frequent elsewhere. */
const spelling: Record<string, string> = {
  autoComplete: 'autocomplete',
  charSet: 'charset',
  fetchPriority: 'fetchpriority',
  maxLength: 'maxlength',
  minLength: 'minlength',
  noValidate: 'novalidate',
  srcSet: 'srcset',
};

/**
 * End tags that the HTML standard lets a page leave out: of what ends with its parent, or where the next begins. The
 * body's start stays: whoever of the staff looks as an owner gets a banner after it.
 */
const impliedEnds =
  /<\/p>(?=<(?:p|h[23]|ul|dl|div|section|form|details)[ >]|<\/(?:li|div|section|form|details|dd)>)|<\/(?:li|d[dt])>|<\/head>(?=<body>)|<\/body><\/html>$/gu;

/** Text whose first letter runs from right to left has that direction of itself where it is isolated. */
const ownDirection = /<bdi dir="rtl">(?=[^\p{L}<&]*[\u05D0-\u05EA\u0620-\u064A])/gu;

/** A start tag as it is written, and the classes it had. */
interface Tag {
  written: string;
  classes: readonly string[];
}

/** Tags that many pages have, by the names that their classes get. */
const known = new WeakMap<ShortNames, Map<string, Tag>>();
const maxKnown = 2_000;
/** What an owner typed, or what is one card's, stands in one page alone. */
const isOwn = / (?:href|src|srcset|srcSet|content|alt|value|action|id|data-[a-z]+)="/u;

/**
 * The same elements in fewer characters: with short names for classes and properties, and without what a browser knows.
 * React escapes every `>` in texts and attributes, and the page's own scripts have no `<`.
 * @returns the page, and the classes it had under their long names
 */
export function lighterMarkup(markup: string, names: ShortNames): { page: string; classes: Set<string> } {
  const tags = known.get(names) ?? new Map<string, Tag>();
  known.set(names, tags);
  const classes = new Set<string>();
  const page = markup.replace(/<[a-z][^>]*>(?:<\/path>)?/gu, (element) => {
    let tag = tags.get(element);
    if (!tag) {
      tag = lighterTag(element, names);
      if (tags.size >= maxKnown) tags.clear();
      if (!isOwn.test(element)) tags.set(element, tag);
    }
    for (const name of tag.classes) classes.add(name);
    return tag.written;
  });
  return { page: page.replace(impliedEnds, '').replace(ownDirection, '<bdi>'), classes };
}

function lighterTag(element: string, names: ShortNames): Tag {
  let classes: string[] = [];
  const lighter = element.replace(/ ([\w-]+)(?:="([^"]*)")?/gu, (_, name: string, value?: string) => {
    if (name === 'class' && value !== undefined) {
      classes = value.split(' ');
      const short = shortClasses(classes, names);
      return short.length > 0 ? ` class="${short.join(' ')}"` : '';
    }
    const written = name === 'style' && value?.startsWith('--') ? shortProperties(value, names) : value;
    return ` ${spelling[name] ?? name}${written ? `="${written}"` : ''}`;
  });
  const written = lighter.endsWith('></path>')
    ? lighter.replace('></path>', '/>')
    : lighter.replace(/\/>$/u, '>');
  return { written, classes };
}
