import { directionOf, type CardLanguage } from '../../../contract/base/card-languages.ts';
import { languageQueryOf } from '../../../contract/cards/language-query.ts';
import type { PublicCard } from '../../../contract/cards/public-card.schema.ts';
import type { AppContext } from '../../../http/context.ts';
import { escapeHtml } from '../../../lib/escape-html.ts';
import { noticeMessages } from './messages.ts';

export const noticeStyle = `
:root{--ground:#f6f5f1;--text:#1c2321;--line:#737b77;--accent:#0b7a6b;--on:#fff;--error:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#161b1a;--text:#eef2f0;--line:#8d9793;--accent:#5fd3c0;--on:#0c1a17;--error:#ffb4a9}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 Rubik,"Segoe UI",Arial,sans-serif}
main{max-inline-size:38rem;margin-inline:auto;padding:1.5rem 1rem 3rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25}
h2{font-size:1.1rem;margin-block-end:.25rem}
a{color:var(--accent)}
fieldset{border:0;padding:0;margin:0 0 1rem}
legend,.field label{font-weight:600;padding:0}
.choice{display:flex;gap:.6rem;align-items:center;min-block-size:44px}
.choice input{inline-size:1.25rem;block-size:1.25rem;margin:0}
.field{margin-block-end:1rem}
.field small{font-weight:400}
.field input,textarea{display:block;inline-size:100%;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem;padding:.6rem .75rem}
.error{margin-block:.35rem;color:var(--error);font-weight:600}
[aria-invalid=true]{border-color:var(--error)!important}
.trap{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
button{font:inherit;font-weight:600;color:var(--on);background:var(--accent);border:0;border-radius:.5rem;padding:.75rem 1.5rem;min-block-size:44px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`;

/** Typed text as HTML, isolated so that its direction doesn't reverse the text around it. */
export const typed = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

/**
 * Answers with a plain page that belongs to a card and needs no script.
 * @param content HTML in which every typed text is escaped already
 */
export function answerNotice(
  ctx: AppContext,
  {
    card,
    language,
    title,
    content,
  }: { card: PublicCard; language: CardLanguage; title: string; content: string },
): void {
  ctx.status = 200;
  ctx.set('Cache-Control', 'no-cache');
  ctx.set('Content-Language', language);
  ctx.vary('Cookie');
  ctx.type = 'html';
  ctx.body = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">
<title>${title} – ${escapeHtml(card.name)}</title><style nonce="${ctx.state.nonce}">${noticeStyle}</style></head>
<body><main>
<h1>${title}</h1>
${content}
<p><a href="${card.path}${languageQueryOf(card)}">${noticeMessages[language].back}</a></p>
</main></body>
</html>
`;
}
