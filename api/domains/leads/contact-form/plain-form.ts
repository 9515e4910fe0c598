import type { AppContext } from '../../../http/context.ts';

const formPath = /^\/api\/cards\/[1-9]\d{0,14}\/contact$/;

/** Whether a browser sent the card's form without a script and expects a page. */
export function isPlainForm(ctx: AppContext): boolean {
  return (
    ctx.method === 'POST' &&
    formPath.test(ctx.path) &&
    Boolean(ctx.is('urlencoded')) &&
    ctx.accepts('html', 'json') === 'html'
  );
}

/** Whether the form stood in a card that another site frames; the page that follows has to be framed, too. */
export function isEmbedded(ctx: AppContext): boolean {
  return URL.parse(ctx.get('Referer'))?.searchParams.get('embed') === '1';
}
