import Router from '@koa/router';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Endpoint, EndpointAddress, EndpointSchemas, Schema } from '../contract/endpoint.ts';
import { assertAccess } from './access-guard.ts';
import { assertFreshProof } from './fresh-proof.ts';
import type { AppContext, AppMiddleware, RequestContext, RequestState } from './context.ts';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import { answerReply, namedRefusal } from './reply.ts';
import { validateInput, type AnyInput, type ValidInput } from './validate.ts';

/** A handler's return value: what the endpoint's reply schema takes, or nothing when it has none. */
type HandlerReply<Schemas extends EndpointSchemas> =
  Schemas extends Record<'reply', infer Reply extends Schema> ? z.input<Reply> : void;

type Handler<Schemas extends EndpointSchemas> = (
  ctx: AppContext,
  input: ValidInput<Schemas>,
) => Promise<HandlerReply<Schemas>> | HandlerReply<Schemas>;

type AnyHandler = (ctx: AppContext, input: AnyInput) => unknown;
type G = AppMiddleware;

export interface FeatureRouter {
  /** Mounted operations, for the API documentation and the tests that try every operation. */
  readonly endpoints: readonly MountedEndpoint[];
  readonly router: Router<RequestState, RequestContext>;
  /** Whether one of its addresses begins as this one does; most features are ruled out by that. */
  mayHave(path: string): boolean;
  /** Whether one of its addresses may begin with this, or with what this begins with. */
  mayHaveUnder(beginning: string): boolean;
  /** Lets one of its operations answer, where one has the request's address. */
  readonly routes: AppMiddleware;
  /** Finds the operation that would answer, before it runs. */
  find(method: string, path: string): MountedEndpoint | undefined;
  /**
   * Adds one operation with the schemas that its endpoint is linked to. In this order: the endpoint's access,
   * validation by the schemas, the guards as given, the handler. Guards read like a sentence: `rateLimit('register'),
   * transaction`.
   */
  add<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    schemas: Schemas,
    handler: Handler<NoInfer<Schemas>>,
  ): FeatureRouter;
  add<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    schemas: Schemas,
    guard: G,
    handler: Handler<NoInfer<Schemas>>,
  ): FeatureRouter;
  add<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    schemas: Schemas,
    guard: G,
    secondGuard: G,
    handler: Handler<NoInfer<Schemas>>,
  ): FeatureRouter;
  add<Schemas extends EndpointSchemas>(
    endpoint: Endpoint<Schemas>,
    schemas: Schemas,
    guard: G,
    secondGuard: G,
    thirdGuard: G,
    handler: Handler<NoInfer<Schemas>>,
  ): FeatureRouter;
}

/** Makes the router of one feature (docs/architecture.md). */
export function createFeatureRouter(): FeatureRouter {
  const router = new Router<RequestState, RequestContext>();
  const endpoints: MountedEndpoint[] = [];
  const endpointOfLayer = new Map<unknown, MountedEndpoint>();
  // Each request asks all features several times; most are ruled out by how their addresses begin.
  const beginnings = new Set<string>();
  const mayHave = (path: string) => {
    const lower = path.toLowerCase();
    for (const beginning of beginnings) if (lower.startsWith(beginning)) return true;
    return false;
  };
  const mayHaveUnder = (asked: string) =>
    [...beginnings].some((beginning) => beginning.startsWith(asked) || asked.startsWith(beginning));
  const dispatch = router.routes();
  const feature: FeatureRouter = {
    endpoints,
    router,
    mayHave,
    mayHaveUnder,
    routes: (ctx, next) => dispatch(ctx as never, next),
    find(method, path) {
      if (!mayHave(path)) return undefined;
      const [layer] = router.match(path, method.toUpperCase()).pathAndMethod;
      return endpointOfLayer.get(layer);
    },
    add(address: EndpointAddress, schemas: EndpointSchemas, ...rest: unknown[]) {
      // Whole zod schemas, of which their types say less to be compared sooner.
      const endpoint = { ...address, ...schemas } as MountedEndpoint;
      const handler = rest.pop() as AnyHandler;
      const guards = rest as AppMiddleware[];
      const layer = router.register(endpoint.path, [endpoint.method], chain(endpoint, guards, handler));
      endpointOfLayer.set(layer, endpoint);
      beginnings.add(beginningOf(endpoint.path));
      endpoints.push(endpoint);
      return feature;
    },
  };
  return feature;
}

/** Finds which of many features may have an address: few of a hundred, by the first two parts of it. */
type FindFeatures = (path: string) => readonly FeatureRouter[];

export function indexFeatures(features: readonly FeatureRouter[]): FindFeatures {
  // Anybody may ask for addresses without end.
  const known = new LRUCache<string, readonly FeatureRouter[]>({ max: 1_000 });
  return (path) => {
    const beginning = (firstParts.exec(path)?.[0] ?? path).toLowerCase();
    let found = known.get(beginning);
    if (!found) {
      found = features.filter((feature) => feature.mayHaveUnder(beginning));
      if (beginning.length <= longestKept) known.set(beginning, found);
    }
    return found;
  };
}

const firstParts = /^\/[^/]*\/[^/]*/u;
const longestKept = 100;

/** Finds the operation that will answer, before it runs. */
export const findEndpointIn =
  (featuresAt: FindFeatures) =>
  (method: string, path: string): MountedEndpoint | undefined => {
    for (const feature of featuresAt(path)) {
      const endpoint = feature.find(method, path);
      if (endpoint) return endpoint;
    }
    return undefined;
  };

/**
 * Lets the operation at the request's address answer. One middleware for all features: each of a hundred would make
 * every request wait for its turn.
 */
export function routesOf(featuresAt: FindFeatures): AppMiddleware {
  return (ctx, next) => {
    const features = featuresAt(ctx.path);
    const from = (place: number): Promise<unknown> => {
      for (let at = place; at < features.length; at += 1) {
        const feature = features[at];
        if (feature?.mayHave(ctx.path)) return feature.routes(ctx, () => from(at + 1));
      }
      return next();
    };
    return from(0);
  };
}

/** What every address of the operation begins with: all before its first parameter or optional part. */
const beginningOf = (path: string): string => (path.split(/[:*{]/u)[0] ?? '').toLowerCase();

function chain(endpoint: MountedEndpoint, guards: AppMiddleware[], handler: AnyHandler): AppMiddleware[] {
  const inputs = new WeakMap<AppContext, AnyInput>();
  const enter: AppMiddleware = async (ctx, next) => {
    ctx.state.endpoint = endpoint;
    assertAccess(endpoint.access, ctx.state.actor);
    if (endpoint.proof === 'fresh') assertFreshProof(ctx);
    inputs.set(ctx, await validateInput(ctx, endpoint));
    await next();
  };
  const answer: AppMiddleware = async (ctx) => {
    const input = inputs.get(ctx) as AnyInput;
    try {
      answerReply(ctx, endpoint, await handler(ctx, input));
    } catch (error) {
      throw namedRefusal(endpoint, error);
    }
  };
  return [enter, ...guards, answer];
}
