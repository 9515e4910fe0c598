import type { IncomingMessage } from 'node:http';
import { endViewingEndpoint } from '../contract/admin/view-as.endpoint.ts';
import { logoutEndpoint } from '../contract/accounts/accounts.endpoint.ts';
import { pathOf } from '../contract/endpoint.ts';
import { directionOf } from '../contract/base/languages.ts';
import { AppError } from '../errors.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import type { Actor, AppContext, AppMiddleware } from './context.ts';
import { issueCsrfToken } from './csrf-token.ts';
import { writeCookie } from './own-cookies.ts';
import { recordViewed } from './record-viewed.ts';
import { viewingMessages } from './messages.ts';

/** Says only that a view may be under way; it grants nothing. */
const viewingCookie = 'bikur.viewing';
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);
const allowedWrites = new Set([pathOf(endViewingEndpoint), pathOf(logoutEndpoint)]);
/** Reads that start or hand out something: another sign-in, an export. */
const closedReads = /^\/api\/(?:auth\/google|account\/exports)(?:\/|$)/u;

/** Whether this browser may be viewing as an owner, found without a query. */
export const mayBeViewing = ({ headers }: IncomingMessage): boolean =>
  headers.cookie?.includes(`${viewingCookie}=`) ?? false;

/** Sets the cookie of a view, or clears it once the view is over. */
export function markViewing(ctx: AppContext, until: Date | null): void {
  writeCookie(ctx, viewingCookie, until ? '1' : null, until ?? undefined);
}

/**
 * Makes a view read-only and of pages alone (docs/security.md B7 and S7), whatever operation, form or page would answer:
 * one middleware before all of them.
 * @throws {AppError} `viewing_only` for every write but the end of the view and the sign-out, and for every file
 */
export const guardViewing: AppMiddleware = async (ctx, next) => {
  const { actor } = ctx.state;
  if (!actor?.viewing) return next();
  if (!reads.has(ctx.method) && !allowedWrites.has(ctx.path)) throw new AppError('viewing_only');
  if (closedReads.test(ctx.path)) throw new AppError('viewing_only');
  // The page is sent anew with its banner: neither a cached one of the browser, nor a compressed one.
  delete ctx.req.headers['if-none-match'];
  delete ctx.req.headers['if-modified-since'];
  ctx.req.headers['accept-encoding'] = 'identity';
  await next();
  if (isFile(ctx)) throw new AppError('viewing_only');
  if (reads.has(ctx.method)) await recordViewed(ctx, actor);
};

/** Whether the answer is something to keep: a table, a contact, a document, an archive, a calendar. */
function isFile(ctx: AppContext): boolean {
  if (String(ctx.response.get('Content-Disposition') ?? '').startsWith('attachment')) return true;
  return Boolean(
    ctx.response.is('csv', 'text/vcard', 'text/calendar', 'pdf', 'zip', 'application/vnd.apple.pkpass'),
  );
}

/** Puts a banner on every page that is answered while the view lasts, error pages included. */
export const showViewing: AppMiddleware = async (ctx, next) => {
  await next();
  const { actor } = ctx.state;
  if (!actor?.viewing) {
    if (mayBeViewing(ctx.req) && actor) markViewing(ctx, null);
    return;
  }
  markViewing(ctx, actor.viewing.until);
  if (ctx.status === 304 || ctx.response.is('html') !== 'html') return;
  const { body } = ctx;
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return;
  const html = body.toString();
  const page = html.replace(/<body[^>]*>/u, (opening) => opening + banner(ctx, actor, actor.viewing));
  ctx.body = page;
  ctx.type = 'html';
  ctx.remove('ETag');
  ctx.set('Cache-Control', 'private, no-store');
};

/** Style attributes only: a cached card page's policy lists its own style sheets by hash. */
function banner(ctx: AppContext, actor: Actor, viewing: Actor['viewing']): string {
  const { language } = ctx.state;
  const { label, text, end } = viewingMessages[language];
  const until = new Intl.DateTimeFormat('he-IL', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Jerusalem',
  }).format(viewing?.until);
  const name = `<bdi>${escapeHtml(actor.username)}</bdi>`;
  return [
    `<div role="region" aria-label="${label}" lang="${language}" dir="${directionOf(language)}" data-viewing`,
    ' style="position:sticky;inset-block-start:0;z-index:2147483000;display:flex;flex-wrap:wrap;align-items:center;',
    'justify-content:center;gap:4px 16px;padding:6px 16px;background:#FF8A4C;color:#12202F;',
    `font:500 15px/1.4 Rubik,Arial,sans-serif"><span>${text(name, `<bdi dir="ltr">${until}</bdi>`)}</span>`,
    `<form method="post" action="${pathOf(endViewingEndpoint)}" data-plain style="margin:0">`,
    `<input type="hidden" name="_csrf" value="${issueCsrfToken(ctx)}">`,
    '<button type="submit" style="min-height:44px;padding:0 16px;border:0;border-radius:8px;background:#12202F;',
    `color:#FFFFFF;font:inherit;font-weight:600;cursor:pointer">${end}</button></form></div>`,
  ].join('');
}
