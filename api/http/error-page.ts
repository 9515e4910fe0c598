import type { ErrorBody } from '../contract/base/error-codes.schema.ts';
import { directionOf, type Language } from '../contract/base/languages.ts';
import type { Theme } from '../contract/website/rendering.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { errorPageMessages } from './messages.ts';
import { pageColours } from './page-colours.ts';

/** The site's own shapes; its fonts are asked for by nobody here. */
const style = `${pageColours}
*{box-sizing:border-box}
body{margin:0;min-block-size:100dvh;background:var(--ground);color:var(--ink);font:400 1rem/1.6 Rubik,"Segoe UI",Arial,sans-serif;overflow-wrap:anywhere}
header{border-block-end:1px solid var(--line);padding:8px 20px}
header a{display:inline-flex;align-items:center;gap:8px;min-block-size:44px;color:inherit;font-size:1.125rem;font-weight:700;text-decoration:none}
main{max-inline-size:38rem;margin-inline:auto;padding:clamp(32px,10vh,96px) 20px 64px}
h1{margin:0;border-block-start:2px solid var(--ink);padding-block-start:16px;font-size:clamp(1.75rem,7vw,2.5rem);font-weight:800;line-height:1.15;letter-spacing:-.015em}
p,ul{margin:16px 0 0;max-inline-size:54ch}
ul{padding-inline-start:20px;color:var(--danger);font-weight:500}
.home{display:inline-flex;align-items:center;min-block-size:48px;margin-block-start:24px;padding:8px 24px;border-radius:10px;background:var(--primary);color:var(--on);font-weight:600;text-decoration:none}
small{display:block;margin-block-start:32px;color:var(--muted);font-size:.875rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:6px}
`;

const logo =
  '<svg width="36" height="28" viewBox="0 0 44 34" aria-hidden="true"><path d="M6 1h26l11 11v16a5 5 0 0 1-5 5H6a5 5 0 0 1-5-5V6a5 5 0 0 1 5-5z" fill="#0B7A6B"/><path d="M32 1l11 11h-7.5A3.5 3.5 0 0 1 32 8.5z" fill="#FF8A4C"/><path d="M12.5 9.5h8.5a5 5 0 0 1 5 5V24.5M11 24.5h20" fill="none" stroke="#fff" stroke-width="4"/></svg>';

interface Look {
  language: Language;
  /** Null for the system's. */
  theme: Theme | null;
  /** By which the answer's policy knows the page's style. */
  nonce: string;
  /** Whether a form was sent, which is still there on the page before. */
  isForm: boolean;
}

/**
 * The page of an error outside the API. It needs no script, file or database, and repeats nothing of the request
 * (docs/security.md H3; the title is the generic error panel's, docs/specification.md 8).
 */
export function errorPage(error: ErrorBody, { language, theme, nonce, isForm }: Look): string {
  const { brand, title, home, id, again } = errorPageMessages[language];
  const issues = [...new Set(Object.values(error.errors ?? {}))].filter((text) => text !== error.message);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"${theme ? ` data-theme="${theme}"` : ''}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${title}</title><style nonce="${nonce}">${style}</style></head>
<body><header><a href="/">${logo}${brand}</a></header><main>
<h1>${title}</h1><p>${escapeHtml(error.message)}</p>
${issues.length > 0 ? `<ul>${issues.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''}
${isForm ? `<p>${again}</p>` : ''}
<a class="home" href="/">${home}</a>
<small>${id}: <bdi>${error.requestId}</bdi></small></main></body>
</html>
`;
}
