import { monitorEventLoopDelay } from 'node:perf_hooks';
import { errorMessages } from '../contract/base/error-messages.ts';
import type { AppContext, AppMiddleware } from './context.ts';
import { errorPage } from './error-page.ts';
import { detectLanguage } from './language.ts';
import type { MountedEndpoint } from './mounted-endpoint.ts';
import { urgencies, urgencyOf, type Urgency } from './urgency.ts';

/**
 * What a process can't do in time it refuses at once, and the least urgent first (docs/operations/load.md): lists and
 * exports, then sign-in, saving and pages, last the cards that aren't in memory. Those that are in memory, the probes and
 * the callbacks of payments are never refused.
 */
export interface Overload {
  /** Whether one more request is let in, by the event loop's delay and by how many are inside. */
  admits(urgency: Urgency): boolean;
  /**
   * A place for a request all of which is here, to be left by calling what is returned.
   * @returns null when all are taken
   */
  enter(urgency: Urgency): (() => void) | null;
  /** False while a good part of what people do is refused: a balancer sends new work elsewhere meanwhile. */
  readonly isReady: boolean;
  /** Takes note of the event loop's delay over the last quarter of a second, in milliseconds. */
  note(delay: number): void;
  /** For gauges: the part that is let in, from 0 to 1, and how many are inside. */
  figures(urgency: Urgency): { admitted: number; inside: number };
}

interface Rule {
  /** How many may be inside at once for each connection of the database's pool. */
  insideByConnection: number;
  /** The event loop's delay, in milliseconds, above which fewer are let in. */
  delay: number;
}

/** The urgent wait for less: they are refused last, and what is refused before them frees their way. */
const rules: Readonly<Record<Urgency, Rule>> = {
  card: { insideByConnection: 15, delay: 250 },
  person: { insideByConnection: 4, delay: 120 },
  list: { insideByConnection: 1, delay: 60 },
};
/** Whoever is let in shows whether it goes better. */
const minAdmitted = 0.02;
/** Each quarter of a second: down quickly, up slowly, so that it doesn't swing. */
const lessEachTime = 0.6;
const moreEachTime = 0.04;
/** Below the first a process is not ready, above the second it is again. */
const unreadyBelow = 0.25;
const readyAbove = 0.7;

/** @param connections of the database's pool */
export function createOverload(connections: number): Overload {
  const states = new Map(urgencies.map((urgency) => [urgency, { admitted: 1, inside: 0, credit: 0 }]));
  const stateOf = (urgency: Urgency) => states.get(urgency) ?? { admitted: 1, inside: 0, credit: 0 };
  const isFull = (urgency: Urgency) =>
    stateOf(urgency).inside >= Math.ceil(rules[urgency].insideByConnection * connections);
  let isReady = true;
  return {
    admits(urgency) {
      const state = stateOf(urgency);
      if (isFull(urgency)) return false;
      // Evenly: of a hundred as many as are let in.
      state.credit += state.admitted;
      if (state.credit < 1) return false;
      state.credit -= 1;
      return true;
    },
    enter(urgency) {
      if (isFull(urgency)) return null;
      const state = stateOf(urgency);
      state.inside += 1;
      return () => void (state.inside -= 1);
    },
    get isReady() {
      return isReady;
    },
    note(delay) {
      for (const [urgency, state] of states)
        state.admitted =
          delay > rules[urgency].delay
            ? Math.max(minAdmitted, state.admitted * lessEachTime)
            : Math.min(1, state.admitted + moreEachTime);
      const { admitted } = stateOf('person');
      isReady = isReady ? admitted >= unreadyBelow : admitted > readyAbove;
    },
    figures(urgency) {
      const { admitted, inside } = stateOf(urgency);
      return { admitted, inside };
    },
  };
}

const interval = 250;
const resolution = 10;
/**
 * Tells an overload of this process's event loop until stopped.
 * @returns stops it
 */
export function watchEventLoop(overload: Overload): () => void {
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
    overload.note(Math.min(delay, former));
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
const comeBackAfter: Record<Urgency, number> = { card: 1, person: 2, list: 10 };

/**
 * Refuses what is too much, before anything is done for it: without a log line, a session, or a page of the storefront.
 */
export const refuseTooMuch: AppMiddleware = async (ctx, next) => {
  const urgency = urgencyOf(ctx.method, ctx.path);
  if (!urgency || ctx.overload.admits(urgency)) return next();
  refuse(ctx, urgency);
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
    const leave = ctx.overload.enter(urgency);
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
    requestId: crypto.randomUUID(),
  };
  ctx.status = 503;
  ctx.set({
    'Retry-After': String(comeBackAfter[urgency]),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  });
  if (!ctx.path.startsWith('/api/') && ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html';
    ctx.set('Content-Security-Policy', "default-src 'none'");
    ctx.body = errorPage(body, language);
  } else ctx.body = body;
  // What it was about to send isn't read.
  if (ctx.req.headers['content-length'] !== undefined && ctx.method !== 'GET') ctx.set('Connection', 'close');
}
