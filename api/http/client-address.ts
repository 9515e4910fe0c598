import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { AppContext, AppMiddleware } from './context.ts';

/** Sets the caller's address for whatever follows. */
export const findClientAddress: AppMiddleware = (ctx, next) => {
  ctx.state.clientAddress = clientAddressOf(ctx.req, ctx.deps.env.TRUSTED_PROXY_HOPS);
  return next();
};

/**
 * Finds the caller's address. X-Forwarded-For is believed for as many hops as proxies of ours stand in front, counted
 * from its end; entries that a caller wrote before that are ignored (docs/security.md E9).
 */
export function clientAddressOf(request: IncomingMessage, hops: number): string {
  const direct = request.socket.remoteAddress ?? '';
  return normalAddress(forwardedAddress(request, hops) ?? direct);
}

function forwardedAddress({ headers }: IncomingMessage, hops: number): string | undefined {
  if (hops === 0) return undefined;
  const chain = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  // Fewer entries than proxies: the request did not come through all of them, so the header is not ours.
  const address = chain.at(-hops);
  return address !== undefined && isIP(withoutPort(address)) ? withoutPort(address) : undefined;
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** One spelling for each caller: IPv4 in IPv6 form becomes plain IPv4. */
function normalAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').toLowerCase();
}

/** Headers that proxies, balancers and networks in front of a site add. */
const proxyHeader =
  /^(?:x-forwarded|x-original|x-real-ip|x-client|x-cluster|x-envoy|x-amz|x-azure|cf-|fly-|true-client-ip|client-ip|fastly-|forwarded|via$)/u;

/** Whether the caller is on this machine and came without a proxy. nginx speaks HTTP/1.0 when nobody told it otherwise. */
export function isDirectLoopback(ctx: AppContext): boolean {
  const direct = normalAddress(ctx.req.socket.remoteAddress ?? '');
  return (
    (direct === '::1' || direct.startsWith('127.')) &&
    ctx.req.httpVersion !== '1.0' &&
    !Object.keys(ctx.headers).some((name) => proxyHeader.test(name))
  );
}

/** What counts as one caller: an IPv4 address, or the /64 network of one IPv6 customer. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
