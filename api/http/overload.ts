import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { errorMessages } from '../contract/base/error-messages.ts';
import { networkOf } from './client-address.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { errorPage } from './error-page.ts';
import { detectLanguage } from './language.ts';
import { newNonce } from './nonces.ts';
import { chosenTheme } from './page-theme.ts';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import { placesFor, RequestPlaces, type RequestPlacesRule } from './request-places.ts';
import { urgencyOf, type Urgency } from './urgency.ts';

/**
 * What a process can't do in time it refuses at once, and the least urgent first (docs/operations/load.md): lists and
 * exports, then events, then sign-in, saving and pages, last the cards that aren't in memory. Those that are in memory, the probes and
 * the callbacks of payments are never refused.
 */
export interface Overload {
  /**
   * Whether one more request would find a place, or one to wait for it.
   * @param network of the caller, of which none takes all places to wait
   */
  admits(urgency: Urgency, network: string): boolean;
  /**
   * A place for a request all of which is here, to be left by calling what comes. Waits for its turn a short while.
   * @returns null when none comes free in time
   */
  enter(urgency: Urgency, network: string): Promise<(() => void) | null>;
  /** A place that is free now, to be left likewise; null, with nothing counted, where the usual way has to ask. */
  takeAtOnce(urgency: Urgency): (() => void) | null;
  /** False while a good part of what people do is refused: a balancer sends new work elsewhere meanwhile. */
  readonly isReady: boolean;
  /**
   * Takes note of the last quarter of a second.
   * @param delay the event loop's, in milliseconds
   * @param isAtRest neither the process nor its database has much to do
   */
  note(delay: number, isAtRest: boolean): void;
  /** For gauges: the part that was let in lately, from 0 to 1, and how many have a place, wait, and may be inside. */
  figures(urgency: Urgency): { admitted: number; inside: number; waiting: number; places: number };
}

/** The urgent wait for less: they are refused last, and what is refused before them frees their way. */
const rules: Readonly<Record<Urgency, RequestPlacesRule>> = {
  card: { places: { least: 1, usual: 4, most: 15 }, waiting: 4, delay: 250 },
  person: { places: { least: 0.2, usual: 0.6, most: 4 }, waiting: 8, delay: 80 },
  event: { places: { least: 5, usual: 100, most: 400 }, waiting: 1, delay: 60 },
  list: { places: { least: 0.1, usual: 0.3, most: 1.5 }, waiting: 10, delay: 50 },
};

/**
 * How many of a kind are usually inside at once: so many who ask again and again are refused nothing.
 * @param connections of the database's pool
 */
export const usualPlaces = (urgency: Urgency, connections: number): number =>
  placesFor(rules[urgency].places.usual, connections);

/** Below the first a process is not ready, above the second it is again. */
const unreadyBelow = 0.5;
const readyAbove = 0.9;

/** @param connections of the database's pool */
export function createOverload(connections: number): Overload {
  const all: Record<Urgency, RequestPlaces> = {
    card: new RequestPlaces(rules.card, connections),
    person: new RequestPlaces(rules.person, connections),
    event: new RequestPlaces(rules.event, connections),
    list: new RequestPlaces(rules.list, connections),
  };
  let isReady = true;
  return {
    admits: (urgency, network) => all[urgency].admits(network),
    enter: (urgency, network) => all[urgency].enter(network),
    takeAtOnce: (urgency) => all[urgency].takeAtOnce(),
    get isReady() {
      return isReady;
    },
    note(delay, isAtRest) {
      for (const places of Object.values(all)) places.note(delay, isAtRest);
      const { admitted } = all.person;
      isReady = isReady ? admitted >= unreadyBelow : admitted > readyAbove;
    },
    figures(urgency) {
      const { admitted, inside, waiting, open: places } = all[urgency];
      return { admitted, inside, waiting, places };
    },
  };
}

const interval = 250;
const resolution = 10;
/**
 * Tells an overload of this process's event loop until stopped.
 * @param isPoolShort whether anybody waits for a connection to the database
 * @returns stops it
 */
export function watchEventLoop(overload: Overload, isPoolShort: () => boolean): () => void {
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  let used = process.cpuUsage();
  let at = performance.now();
  let former = 0;
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    const now = performance.now();
    const busy = (user + system) / 1_000 / (now - at);
    // What waited for its turn waited for so long, beyond the timer's own pace; the part of it that this process worked.
    // Whom neighbours keep waiting wins nothing by refusing.
    const delay = Math.max(0, delays.percentile(90) / 1e6 - resolution) * Math.min(1, busy);
    // Twice in a row: one long turn is no overload.
    overload.note(Math.min(delay, former), busy < 0.5 && !isPoolShort());
    former = delay;
    [used, at] = [process.cpuUsage(), now];
    delays.reset();
  }, interval).unref();
  return () => {
    clearInterval(timer);
    delays.disable();
  };
}

/** Seconds after which whoever was refused may come back: the less urgent, the later. */
const comeBackAfter: Record<Urgency, number> = { card: 1, person: 2, event: 5, list: 10 };

/** Requests for which there was no place before the application was asked. */
export const refusedAlready = new WeakSet<IncomingMessage>();

/**
 * Refuses what is too much, before anything is done for it: without a log line, a session, or a page of the storefront.
 */
export const refuseTooMuch: AppMiddleware = async (ctx, next) => {
  const urgency = urgencyOf(ctx.method, ctx.path);
  if (!urgency) return next();
  const isRefused = refusedAlready.has(ctx.req);
  if (!isRefused && ctx.overload.admits(urgency, networkOf(ctx.state.clientAddress))) return next();
  refuse(ctx, urgency);
  // What it was about to send isn't read.
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') ctx.set('Connection', 'close');
};

/**
 * Counts a request while it is worked at. After its body has been read: whoever sends slowly takes nobody's place
 * (docs/security.md U3); bodies that are read as they come have places of their own.
 * @param findEndpoint the operation that will answer
 */
export function countInside(
  findEndpoint: (method: string, path: string) => MountedEndpoint | undefined,
): AppMiddleware {
  return async (ctx, next) => {
    const urgency = urgencyOf(ctx.method, ctx.path);
    if (!urgency || findEndpoint(ctx.method, ctx.path)?.bodyType === 'stream') return next();
    const leave = await ctx.overload.enter(urgency, networkOf(ctx.state.clientAddress));
    if (!leave) return refuse(ctx, urgency);
    try {
      await next();
    } finally {
      leave();
    }
  };
}

function refuse(ctx: AppContext, urgency: Urgency): void {
  ctx.metrics.overloadRefusals.inc({ urgency });
  const language = detectLanguage(ctx);
  const body = {
    message: errorMessages.service_unavailable[language],
    code: 'service_unavailable' as const,
    // Before anything is done for it, a request has no id.
    requestId: ctx.state.requestId ?? crypto.randomUUID(),
  };
  ctx.status = 503;
  ctx.set({
    'Retry-After': String(comeBackAfter[urgency]),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  });
  if (!ctx.path.startsWith('/api/') && ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html';
    const nonce = newNonce();
    ctx.set('Content-Security-Policy', `default-src 'none'; style-src 'nonce-${nonce}'`);
    ctx.body = errorPage(body, { language, theme: chosenTheme(ctx), nonce, isForm: false });
  } else ctx.body = body;
}
