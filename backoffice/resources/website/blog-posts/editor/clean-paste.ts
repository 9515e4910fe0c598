const bullet = /^[\s\u00A0]*(?:[·•▪◦o§]|[\dא-ת]{1,3}[.)])[\s\u00A0]+/u;

/**
 * Turns a word processor's clipboard into plain structure: paragraphs that Word marks as list items become
 * lists, a first-level heading becomes a second-level one (the title is the first), styles and classes are
 * removed. The editor then drops any element an article may not contain.
 */
export function cleanPaste(html: string): string {
  const page = new DOMParser().parseFromString(html.replace(/<!--[^]*?-->/gu, ''), 'text/html');
  for (const heading of page.querySelectorAll('h1')) rename(heading, 'h2');
  makeWordLists(page);
  for (const element of page.body.querySelectorAll('*')) {
    // Bold and italics of Google Docs are styles: they stay until the editor has read them.
    element.removeAttribute('class');
    if (element.matches('p, h2, h3, h4, li')) element.removeAttribute('style');
  }
  return page.body.innerHTML;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Turns neighbouring paragraphs that Word marks as items of one list into a list. */
function makeWordLists(page: Document): void {
  let list: HTMLElement | null = null;
  for (const paragraph of page.querySelectorAll<HTMLElement>('p[class*="MsoList"], p[style*="mso-list"]')) {
    const isOrdered = /^[\s\u00A0]*[\dא-ת]{1,3}[.)]/u.test(paragraph.textContent ?? '');
    const name = isOrdered ? 'ol' : 'ul';
    if (!list || paragraph.previousElementSibling !== list || list.localName !== name) {
      list = page.createElement(name);
      paragraph.before(list);
    }
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    removeBullet(item);
    list.append(item);
    paragraph.remove();
  }
}

/** Word writes the bullet as text before the item. */
function removeBullet(item: HTMLElement): void {
  for (const span of item.querySelectorAll('span[style*="mso-list"]')) span.remove();
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  if (first?.textContent) first.textContent = first.textContent.replace(bullet, '');
}
