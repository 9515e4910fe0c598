import sanitizeHtml from 'sanitize-html';

/** Only our own pictures: another's server would learn of every reader. */
const ownPicture = /^\/media\/[a-z0-9-]+\/\d{1,5}\.jpg$/u;
const localPath = /^\/(?![/\\])/u;

/** How deep tags may stand within each other; the editor comes to a dozen. */
const deepest = 32;

/** What an article may be made of, on its way into the database and on its way out of it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'u',
    's',
    'code',
    'pre',
    'br',
    'hr',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'bdi',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['dir'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Rows may be older than the rule: what stands deeper loses its tags.
  nestingLimit: deepest,
  transformTags: {
    // A page has one first heading: the article's title.
    h1: 'h2',
    b: 'strong',
    i: 'em',
    a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !ownPicture.test(attribs['src'] ?? ''),
};

/**
 * Cleans the HTML of an article (docs/product.md 7, blog): tags and attributes of plain text only, no script, no
 * style, no picture but ours, no address but http(s), mail and telephone. Cleaning twice changes nothing more.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, allowed);
}

/** Whether tags stand too deep within each other; reading ends at the first one that does (docs/security.md V7). */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  try {
    sanitizeHtml(html, {
      onOpenTag: () => {
        depth += 1;
        if (depth > deepest) throw tooDeep;
      },
      onCloseTag: () => {
        depth -= 1;
      },
    });
    return false;
  } catch (error) {
    if (error === tooDeep) return true;
    throw error;
  }
}

const tooDeep = new Error('tags stand too deep');

/** Whether the rules above leave an address in its link: it leads to a place of ours, or by one of the schemes. */
function isAllowed(href: string): boolean {
  const address = href.replace(/[\p{Cc}\s]/gu, '');
  return /^(?:https?|mailto|tel):/iu.test(address) || !/^(?:[/\\]{2}|[a-z][\w.+-]*:)/iu.test(address);
}

function linkAttributes(href: string | undefined): sanitizeHtml.Attributes {
  if (!href || !isAllowed(href)) return {};
  return localPath.test(href) ? { href } : { href, rel: 'noopener nofollow' };
}

/** Addresses of the pictures within an article that was cleaned. */
export function picturesOfArticle(html: string): string[] {
  return [...html.matchAll(/<img[^>]* src="([^"]+)"/gu)].flatMap(([, address]) => address ?? []);
}
