import sanitizeHtml from 'sanitize-html';

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
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'], '*': ['dir'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/**
 * Cleans the HTML of an article (product.md chapter 7, blog): tags and attributes of plain text only, no script, no
 * style, no address but http(s), mail and telephone. Cleaning twice changes nothing more.
 */
export function sanitizeArticle(html: string): string {
  return sanitizeHtml(html, allowed);
}
