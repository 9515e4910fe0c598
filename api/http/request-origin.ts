import type { AppContext } from './context.ts';

/**
 * Whether, by the browser's headers, another site sent this request: by Sec-Fetch-Site, else by Origin. Our own
 * origin is the public address, or the requested host (a page can't forge either). A program that sends neither
 * header is no browser that another site could use.
 */
export function sentFromElsewhere(ctx: AppContext): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site') return true;
  const origin = ctx.get('Origin');
  return origin !== '' && !isOwnOrigin(ctx, origin);
}

function isOwnOrigin(ctx: AppContext, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const given = new URL(origin);
  return given.origin === new URL(ctx.deps.env.PUBLIC_URL).origin || given.host === ctx.host;
}
