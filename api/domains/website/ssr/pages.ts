import { AppError } from '../../../errors.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { fromOutsideError } from '../../../http/outside-errors.ts';
import { isExpected } from '../../../http/plain-form.ts';
import { describeError } from '../../../http/describe-error.ts';
import type { FeatureRouter } from '../../../http/route.ts';
import type { InsteadPage } from '../../../contract/website/rendering.ts';
import { answerPage, drawPage } from './answer-page.ts';
import { drawPart } from './draw-part.ts';
import { answerPlanPreview } from './plan-preview.ts';
import { readInProcess } from './read-in-process.ts';
import { isRead } from './serve-files.ts';
import { answerSecurityText, securityTextPath } from './security-text.ts';
import { answerRobots, answerSitemap } from './sitemap.ts';

interface Pages {
  /** Early middleware: turns a later error into a whole page for a browser that asked for one. */
  presentErrors: AppMiddleware;
  /** Last middleware: answers everything that is no API, file or card. */
  answer: AppMiddleware;
  /** The page of the request's address, for middleware that decides when to show it. */
  show(ctx: AppContext): Promise<void>;
  /** As the context's `drawPage` and `drawPart` say. */
  draw: AppContext['drawPage'];
  drawPart: AppContext['drawPart'];
  /** The pricing card of one plan, for those whom the caller lets see it. */
  showPlan(ctx: AppContext): Promise<void>;
}

/**
 * Makes the pages over the API's operations, which they call in process (docs/specification.md 2).
 * @param features the mounted operations
 */
export function createPages(features: readonly FeatureRouter[]): Pages {
  const read = readInProcess(features);
  const page = (ctx: AppContext, instead?: InsteadPage) =>
    answerPage(ctx, (path) => read(ctx, path), instead);
  return {
    async presentErrors(ctx, next) {
      try {
        await next();
      } catch (error) {
        const instead = wantsPage(ctx) ? errorPage(error) : null;
        if (!instead) throw error;
        await answerError(ctx, error, instead);
      }
    },
    show: (ctx) => page(ctx),
    draw: (ctx, url, answers) => drawPage(ctx, (path) => read(ctx, path), url, answers),
    drawPart: (ctx, part) => drawPart(ctx, (path) => read(ctx, path), part, ctx.state.language),
    showPlan: (ctx) => answerPlanPreview(ctx, (path) => read(ctx, path)),
    async answer(ctx, next) {
      if (!isRead(ctx)) return next();
      if (ctx.path.startsWith('/sitemap')) {
        await answerSitemap(ctx);
        if (ctx.body !== undefined) return;
      }
      if (ctx.path === '/robots.txt') return answerRobots(ctx);
      if (ctx.path === securityTextPath) return answerSecurityText(ctx);
      return page(ctx);
    },
  };
}

/** The page for an error; null where the common error answer is used. */
function errorPage(error: unknown): InsteadPage | null {
  const refusal = error instanceof AppError ? error : fromOutsideError(error);
  if (refusal?.code === 'service_unavailable') return 'unavailable';
  if (refusal?.code === 'not_found') return 'not-found';
  if (refusal && refusal.status < 500) return null;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status < 500 ? null : 'server-error';
}

/** An error page calls no API: it could fail again. */
async function answerError(ctx: AppContext, error: unknown, instead: InsteadPage): Promise<void> {
  if (instead !== 'not-found' && !(error instanceof AppError && isExpected(error)))
    ctx.state.log.error({ err: describeError(error) }, 'page failed');
  try {
    await answerPage(ctx, async () => ({ status: 500, body: null }), instead);
  } catch {
    // The page itself can't be made; the common error answer needs nothing but its own text.
    throw error;
  }
  ctx.set('Cache-Control', 'no-store');
  if (instead === 'unavailable') ctx.set('Retry-After', '5');
}

function wantsPage(ctx: AppContext): boolean {
  if (!isRead(ctx) || /^\/(api|healthz|readyz|metrics|assets)(\/|$)/.test(ctx.path)) return false;
  return ctx.accepts('json', 'html') === 'html';
}
