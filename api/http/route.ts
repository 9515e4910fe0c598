import Router from '@koa/router';
import type { z } from 'zod';
import type { Endpoint } from '../contract/endpoint.ts';
import { assertAccess } from './access-guard.ts';
import type { AppContext, AppMiddleware, RequestContext, RequestState } from './context.ts';
import { answerReply } from './reply.ts';
import { validateInput, type ValidInput } from './validate.ts';

type Schema = z.ZodType;

/** What a handler gives back: what the endpoint's reply schema takes, or nothing when it has none. */
export type ReplyOf<Reply extends Schema> = Reply extends z.ZodUndefined ? void : z.input<Reply>;

/** The last step of a route: validated input in, the presenter's reply out. */
export type Handler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = (
  ctx: AppContext,
  input: ValidInput<P, Q, B>,
) => Promise<ReplyOf<R>> | ReplyOf<R>;

type G = AppMiddleware;

/** The operations of one feature. */
export interface FeatureRouter {
  /** What is mounted, for the API documentation and the tests that try every operation. */
  readonly endpoints: readonly Endpoint[];
  readonly router: Router<RequestState, RequestContext>;
  /** The operation that would answer, before it does. */
  find(method: string, path: string): Endpoint | undefined;
  /**
   * Adds one operation. In this order: the endpoint's access, validation by its schemas, the guards as
   * given, the handler. Guards read like a sentence: `rateLimit('register'), transaction`.
   */
  add<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    handler: Handler<NoInfer<P>, NoInfer<Q>, NoInfer<B>, NoInfer<R>>,
  ): FeatureRouter;
  add<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    guard: G,
    handler: Handler<NoInfer<P>, NoInfer<Q>, NoInfer<B>, NoInfer<R>>,
  ): FeatureRouter;
  add<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    guard: G,
    secondGuard: G,
    handler: Handler<NoInfer<P>, NoInfer<Q>, NoInfer<B>, NoInfer<R>>,
  ): FeatureRouter;
  add<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    endpoint: Endpoint<P, Q, B, R>,
    guard: G,
    secondGuard: G,
    thirdGuard: G,
    handler: Handler<NoInfer<P>, NoInfer<Q>, NoInfer<B>, NoInfer<R>>,
  ): FeatureRouter;
}

/** Makes the router of one feature (docs/architecture.md). */
export function createFeatureRouter(): FeatureRouter {
  const router = new Router<RequestState, RequestContext>();
  const endpoints: Endpoint[] = [];
  const endpointOfLayer = new Map<unknown, Endpoint>();
  const feature: FeatureRouter = {
    endpoints,
    router,
    find(method, path) {
      const [layer] = router.match(path, method.toUpperCase()).pathAndMethod;
      return endpointOfLayer.get(layer);
    },
    add(endpoint: Endpoint, ...rest: unknown[]) {
      const handler = rest.pop() as Handler<Schema, Schema, Schema, Schema>;
      const guards = rest as AppMiddleware[];
      const layer = router.register(endpoint.path, [endpoint.method], chain(endpoint, guards, handler));
      endpointOfLayer.set(layer, endpoint);
      endpoints.push(endpoint);
      return feature;
    },
  };
  return feature;
}

function chain(
  endpoint: Endpoint,
  guards: AppMiddleware[],
  handler: Handler<Schema, Schema, Schema, Schema>,
): AppMiddleware[] {
  const inputs = new WeakMap<AppContext, ValidInput<Schema, Schema, Schema>>();
  const enter: AppMiddleware = async (ctx, next) => {
    ctx.state.endpoint = endpoint;
    assertAccess(endpoint.access, ctx.state.actor);
    inputs.set(ctx, await validateInput(ctx, endpoint));
    await next();
  };
  const answer: AppMiddleware = async (ctx) => {
    const input = inputs.get(ctx) as ValidInput<Schema, Schema, Schema>;
    answerReply(ctx, endpoint, await handler(ctx, input));
  };
  return [enter, ...guards, answer];
}
