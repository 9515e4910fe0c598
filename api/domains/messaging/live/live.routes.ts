import { liveEndpoint } from '../../../contract/messaging/live.endpoint.ts';
import { liveSchemas } from '../../../contract/messaging/live.schema.ts';
import { AppError } from '../../../errors.ts';
import { actorOf } from '../../../http/actor-of.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { liveHubOf } from './live-hub.ts';

/** Support messages and notifications without reload, as server-sent events (docs/product.md 5). */
export const liveRouter = createFeatureRouter().add(liveEndpoint, liveSchemas, (ctx) => {
  const actor = actorOf(ctx);
  const { credential } = ctx.state;
  if (!credential) throw new AppError('login_required');
  ctx.status = 200;
  ctx.set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    // Every event is sent at once: no proxy may cache, compress or buffer it.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  // A HEAD request gets no stream, which would never be closed.
  if (ctx.method === 'HEAD') return;
  ctx.req.socket.setKeepAlive(true, 30_000);
  ctx.body = liveHubOf(ctx).open(actor, credential).body;
});
