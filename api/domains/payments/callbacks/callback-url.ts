import type { AppContext } from '../../../http/context.ts';

/**
 * Address that receives a provider's callbacks. PayPlus calls from outside, by the public address; the sandbox runs
 * beside the API and calls the very socket this request came to, whatever proxy stands before the public one.
 */
export function callbackUrl(ctx: AppContext, provider: string): string {
  const path = `/api/payments/callbacks/${provider}`;
  if (provider !== 'sandbox') return ctx.deps.env.PUBLIC_URL + path;
  const { localAddress = '127.0.0.1', localPort = 80 } = ctx.req.socket;
  const host = localAddress.replace(/^::ffff:/u, '');
  return `http://${host.includes(':') ? `[${host}]` : host}:${localPort}${path}`;
}
