import { directionOf, type Language } from '../../../contract/base/languages.ts';
import type { AppContext } from '../../../http/context.ts';
import { noticeStyle } from './notice-page.ts';

/**
 * Answers with a neutral page at a former card's address: nothing of the card is on it, and no search engine keeps
 * it.
 * @param words in the languages of the site
 */
export function answerGone(ctx: AppContext, words: GoneWords): void {
  const { language, nonce } = ctx.state;
  ctx.status = 410;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('X-Robots-Tag', 'noindex');
  ctx.set('Content-Language', language);
  ctx.vary('Cookie');
  ctx.type = 'html';
  ctx.body = gonePage(words, language, ` nonce="${nonce}"`);
}

/** What such a page says: our own words; the text is HTML. */
export type GoneWords = Record<Language, { title: string; text: string; home: string }>;

/**
 * The page itself.
 * @param styleAttribute by which its policy knows the page's style, with a space before it; none for a policy with its hash
 */
export function gonePage(words: GoneWords, language: Language, styleAttribute = ''): string {
  const { title, text, home } = words[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${title}</title><style${styleAttribute}>${noticeStyle}</style></head>
<body><main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${home}</a></p>
</main></body>
</html>
`;
}
