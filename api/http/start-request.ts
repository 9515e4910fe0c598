import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppMiddleware } from './context.ts';
import { newNonce } from './nonces.ts';

const wellFormedId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** A request's id: a proxy's where it is well formed, so that both logs can be read together. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && wellFormedId.test(given) ? given : randomUUID();
}

/** Gives each request its id, log and nonce; the answer repeats the id. */
export const startRequest: AppMiddleware = async (ctx, next) => {
  const requestId = requestIdOf(ctx.req);
  ctx.state.requestId = requestId;
  ctx.state.log = ctx.deps.log.child({ requestId });
  ctx.state.nonce = newNonce();
  ctx.state.actor = null;
  ctx.state.credential = null;
  ctx.state.provedAt = null;
  ctx.set('X-Request-Id', requestId);
  await next();
  // Checked at the end: a connection that stays open after the last answer would delay the shutdown.
  if (ctx.lifecycle.draining && !ctx.headerSent) ctx.set('Connection', 'close');
};
