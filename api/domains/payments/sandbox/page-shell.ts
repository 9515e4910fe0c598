import { directionOf, labelOf, type Language, languages } from '../../../contract/base/languages.ts';
import { paymentPageStyle } from './payment-page-style.ts';
import { paymentPageMessages } from './payment-page-messages.ts';

/** What every view of the page needs besides its own content. */
export interface PageLook {
  language: Language;
  theme: 'light' | 'dark' | null;
  nonce: string;
  /** Address of the page without its query. */
  path: string;
}

/** Wraps the content into a whole page, which needs no script. */
export function pageShell({ language, theme, nonce, path }: PageLook, title: string, main: string): string {
  const words = paymentPageMessages[language];
  const others = languages
    .filter((other) => other !== language)
    .map((other) => `<a href="${path}?lang=${other}" lang="${other}">${labelOf(other)}</a>`)
    .join('');
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${theme ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg">
<title>${title} · ${words.test}</title><style nonce="${nonce}">${paymentPageStyle}</style></head>
<body><header class="band"><div class="in"><b>${words.test}</b><span>${words.testLong}</span>${others}</div></header>
${main}
</body>
</html>
`;
}
