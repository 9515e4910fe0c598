import send from 'koa-send';
import type { AppContext, AppMiddleware } from '../../../http/context.ts';
import { storefrontOf } from './answer-page.ts';

const yearInMilliseconds = 31_536_000_000;
const dayInMilliseconds = 86_400_000;
/** Files at the root of the site that browsers request by name. */
const rootFiles = new Set(['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png']);

/** Whether a request only reads, as files are only read. */
export const isRead = (ctx: AppContext): boolean => ctx.method === 'GET' || ctx.method === 'HEAD';

/**
 * Serves the files of both clients, with the compressed twin that the build put beside each. Built names contain a
 * hash of the content, so browsers may cache them for a year; a missing file is not found, whatever it looks like.
 */
export const serveFiles: AppMiddleware = async (ctx, next) => {
  const { files } = storefrontOf(ctx.deps);
  if (files === null || !isRead(ctx)) return next();
  const { path } = ctx;
  if (rootFiles.has(path)) return sendFile(ctx, path, files.storefront, dayInMilliseconds);
  if (path.startsWith('/assets/')) return sendFile(ctx, path, files.storefront, yearInMilliseconds);
  if (path.startsWith('/admin/assets/'))
    return sendFile(ctx, path.slice('/admin'.length), files.backOffice, yearInMilliseconds);
  return next();
};

async function sendFile(ctx: AppContext, path: string, root: string, maxAge: number): Promise<void> {
  try {
    await send(ctx, path, {
      root,
      maxAge,
      immutable: maxAge === yearInMilliseconds,
      index: false,
      format: false,
    });
  } catch (error) {
    if ((error as { status?: unknown }).status !== 404) throw error;
    ctx.status = 404;
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'text';
    ctx.body = 'Not found';
  }
}
