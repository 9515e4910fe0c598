import type { AppContext } from '../../../http/context.ts';
import { isPlainFormOf } from '../../../http/plain-form.ts';

const formPath = /^\/api\/cards\/[1-9]\d{0,14}\/contact$/;

/** Whether a browser sent the card's form without a script and expects a page. */
export function isPlainForm(ctx: AppContext): boolean {
  return isPlainFormOf(ctx, formPath);
}

/** Whether the form stood in a card that another site frames; the page that follows has to be framed, too. */
export function isEmbedded(ctx: AppContext): boolean {
  return URL.parse(ctx.get('Referer'))?.searchParams.get('embed') === '1';
}
