import { randomBytes, randomUUID } from 'node:crypto';
import type { AppMiddleware } from './context.ts';

const wellFormedId = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/**
 * Gives each request its id, log and nonce. A proxy's X-Request-Id is taken over when well formed, so that both logs
 * can be read together; the answer repeats the id.
 */
export const startRequest: AppMiddleware = async (ctx, next) => {
  const given = ctx.get('X-Request-Id');
  const requestId = wellFormedId.test(given) ? given : randomUUID();
  ctx.state.requestId = requestId;
  ctx.state.log = ctx.deps.log.child({ requestId });
  ctx.state.nonce = randomBytes(16).toString('base64url');
  ctx.state.actor = null;
  ctx.state.credential = null;
  ctx.state.provedAt = null;
  ctx.set('X-Request-Id', requestId);
  await next();
  // Checked at the end: a connection that stays open after the last answer would delay the shutdown.
  if (ctx.lifecycle.draining && !ctx.headerSent) ctx.set('Connection', 'close');
};
