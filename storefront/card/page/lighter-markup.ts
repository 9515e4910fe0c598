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

/**
 * The same elements in fewer characters. React escapes every `>` in texts and attributes, and the page's own scripts
 * have no `<`.
 */
export function lighterMarkup(markup: string): string {
  const short = markup.replace(impliedEnds, '').replace(ownDirection, '<bdi>');
  return short.replace(/<[a-z][^>]*>(?:<\/path>)?/gu, (element) => {
    const lighter = element.replace(
      / ([\w-]+)(?:="([^"]*)")?/gu,
      (_, name: string, value?: string) => ` ${spelling[name] ?? name}${value ? `="${value}"` : ''}`,
    );
    return lighter.endsWith('></path>') ? lighter.replace('></path>', '/>') : lighter.replace(/\/>$/u, '>');
  });
}
