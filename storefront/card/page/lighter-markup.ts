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
 * The same elements in fewer characters. React escapes every `>` in texts and attributes, and the page's own scripts
 * have no `<`.
 */
export function lighterMarkup(markup: string): string {
  return markup.replace(/<[a-z][^>]*>(?:<\/path>)?/gu, (element) => {
    const lighter = element.replace(
      / ([\w-]+)(?:="([^"]*)")?/gu,
      (_, name: string, value?: string) => ` ${spelling[name] ?? name}${value ? `="${value}"` : ''}`,
    );
    return lighter.endsWith('></path>') ? lighter.replace('></path>', '/>') : lighter.replace(/\/>$/u, '>');
  });
}
