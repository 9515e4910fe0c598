import { isOfficeRole } from '../../../contract/accounts/permissions.ts';
import { directionOf } from '../../../contract/base/languages.ts';
import { planPreviewPath } from '../../../contract/subscriptions/plan-preview.ts';
import { themeCookie, themes } from '../../../contract/website/rendering.ts';
import { localPath } from '../../../lib/local-path.ts';
import { AppError } from '../../../errors.ts';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { readCookie, writeCookie } from '../../../http/own-cookies.ts';
import { chooseLanguageOfPage } from '../../../http/page-language.ts';
import { storefrontOf } from './answer-page.ts';
import { isBackOfficeAddress, resolveAlias } from './back-office-addresses.ts';

/** Placeholder in the built page for the nonce of each answer. */
const noncePlaceholder = '__CSP_NONCE__';
/** Start of the built page; each answer sets its own language, direction and theme. */
const builtOpening = /<html[^>]*>/;
/** Where staff sign in again after the session ended; the only page a guest may see. */
const signInAddress = '/admin/login';
/** Where whoever has signed in enters; a link to a page that they asked for before leads on from it. */
const entrance = '/admin';
const longestAddress = 1_000;

/**
 * The back office, for its staff only: every other visitor is redirected to `/` before any of it leaves the server
 * (docs/specification.md 2 and 6). It is one page with a router of its own, so every address below /admin answers it.
 * @param showPlan answers with the one page below it that is the site's own: a plan's pricing card
 * @throws {AppError} `service_unavailable` when it was never built
 */
export const adminPages =
  (showPlan: (ctx: AppContext) => Promise<void>): AppMiddleware =>
  async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!isRead || !isBackOfficeAddress(ctx.path)) return next();
    ctx.vary('Cookie');
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('X-Robots-Tag', 'noindex, nofollow');
    if (!maySee(ctx)) {
      if (!ctx.state.actor) rememberWanted(ctx);
      return redirect(ctx, '/');
    }
    if (ctx.path === planPreviewPath) return showPlan(ctx);
    const target = resolveAlias(ctx.path);
    const wanted = ctx.path === entrance ? takeWanted(ctx) : null;
    if (wanted) return redirect(ctx, wanted);
    if (target) return redirect(ctx, `${target}${ctx.search}`);
    const page = await storefrontOf(ctx.deps).backOfficePage(ctx.url);
    if (page === null) throw new AppError('service_unavailable');
    ctx.type = 'html';
    ctx.body = page.replace(builtOpening, opening(ctx)).replaceAll(noncePlaceholder, ctx.state.nonce);
    return undefined;
  };

function maySee({ state, path }: AppContext): boolean {
  const { actor } = state;
  if (!actor) return path === signInAddress;
  // Whoever owes a second factor gets the page that asks for one: no operation answers them yet.
  return isOfficeRole(actor.role) || actor.owesSecondFactor === true;
}

/** A guest who opened a link to a page is led to it once they have signed in and enter (docs/product.md 3). */
function rememberWanted(ctx: AppContext): void {
  if (ctx.url.length <= longestAddress) writeCookie(ctx, 'bikur.wanted', encodeURIComponent(ctx.url));
}

function takeWanted(ctx: AppContext): string | null {
  const kept = readCookie(ctx, 'bikur.wanted');
  if (!kept) return null;
  writeCookie(ctx, 'bikur.wanted', null);
  const wanted = localPath(decode(kept));
  const path = wanted.split(/[?#]/u)[0] ?? '';
  return isBackOfficeAddress(path) && path !== entrance ? wanted : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function redirect(ctx: AppContext, to: string): void {
  ctx.redirect(to);
  ctx.status = 302;
}

function opening(ctx: AppContext): string {
  const language = chooseLanguageOfPage(ctx);
  const kept = ctx.cookies.get(themeCookie, { signed: false });
  const theme = themes.find((name) => name === kept);
  const tone = theme ? ` data-theme="${theme}"` : '';
  return `<html lang="${language}" dir="${directionOf(language)}"${tone}>`;
}
