import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { issueCsrfToken } from '../../../http/csrf-token.ts';
import { countTap } from './chip-taps.ts';
import { readTap } from './read-tap.ts';

/**
 * Answers `GET /t/{tapCode}`, the address that a phone opens at a tap: redirects to the card's own page, which counts
 * the visit with its source, or shows the chip's own page. A chip without a visible card and a code that doesn't
 * exist give a visitor the same page with status 404 (docs/product.md 4).
 * @param answerPage shows the storefront's page of the address
 */
export function chipPages(answerPage: (ctx: AppContext) => Promise<unknown>): AppMiddleware {
  return async (ctx, next) => {
    const tapCode = /^\/t\/([^/]+)$/u.exec(ctx.path)?.[1];
    if (tapCode === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const tap = await readTap(ctx, tapCode);
    if (tap.kind === 'card') {
      await countTap(ctx, tap.chip);
      ctx.status = 302;
      ctx.set('Location', tap.path);
      ctx.set('Cache-Control', 'private, no-store');
      ctx.body = '';
      return;
    }
    // Forms on the page must work before, and without, any script.
    if (ctx.state.actor) ctx.state.formToken = issueCsrfToken(ctx);
    await answerPage(ctx);
    ctx.set('Cache-Control', 'private, no-store');
    if (tap.kind === 'neutral' && ctx.status === 200) ctx.status = 404;
  };
}
