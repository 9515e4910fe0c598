import type { Knex } from 'knex';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { poolFigures } from '../adapters/pool-figures.ts';
import type { AppMiddleware } from './context.ts';
import type { Overload } from './overload.ts';
import { urgencies } from './urgency.ts';

/** The metrics of one application, for Prometheus (docs/product.md 10). */
export interface AppMetrics {
  httpDuration: Histogram<'method' | 'route' | 'status'>;
  rateLimitRejections: Counter<'limit'>;
  /** Requests refused at once because there was too much to do. */
  overloadRefusals: Counter<'urgency'>;
  paymentCallbacks: Counter<'provider' | 'result'>;
  policyViolations: Counter<'directive'>;
  /** Streams of server-sent events that are open now. */
  liveStreams: Gauge;
  /** All metrics in Prometheus' text form. */
  text(): Promise<string>;
  contentType: string;
}

// Metrics of the process itself: one set for each process, however many applications it holds (tests hold many).
const processRegistry = new Registry();
let collectsProcess = false;

/**
 * Makes the metrics of one application; the database pool is read at the time of the request for them.
 * @param registerMore each adds what a domain measures
 */
export function createMetrics(
  knex: Knex,
  overload: Overload,
  registerMore: readonly ((registry: Registry, knex: Knex) => void)[] = [],
): AppMetrics {
  if (!collectsProcess) collectDefaultMetrics({ register: processRegistry });
  collectsProcess = true;
  const registry = new Registry();
  const registers = [registry];
  const httpDuration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const rateLimitRejections = new Counter({
    name: 'rate_limit_rejections_total',
    help: 'Requests refused because of too many tries',
    labelNames: ['limit'],
    registers,
  });
  const overloadRefusals = new Counter({
    name: 'overload_refusals_total',
    help: 'Requests refused because the process had too much to do',
    labelNames: ['urgency'],
    registers,
  });
  const admitted = new Gauge({
    name: 'overload_admitted_ratio',
    help: 'The part of requests that is let in, from 0 to 1',
    labelNames: ['urgency'],
    registers: [],
    collect() {
      for (const urgency of urgencies) this.set({ urgency }, overload.figures(urgency).admitted);
    },
  });
  registry.registerMetric(admitted);
  const paymentCallbacks = new Counter({
    name: 'payment_callbacks_total',
    help: 'Callbacks of payment providers, taken or refused for their signature',
    labelNames: ['provider', 'result'],
    registers,
  });
  const policyViolations = new Counter({
    name: 'csp_violations_total',
    help: 'Reports of browsers that the content security policy kept something from running',
    labelNames: ['directive'],
    registers,
  });
  const liveStreams = new Gauge({
    name: 'live_streams',
    help: 'Open streams of live updates',
    registers,
  });
  const pool = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the database pool by state',
    labelNames: ['state'],
    registers: [],
    collect() {
      const { numUsed, numFree, numPendingAcquires } = poolFigures(knex);
      this.set({ state: 'used' }, numUsed);
      this.set({ state: 'free' }, numFree);
      this.set({ state: 'waiting' }, numPendingAcquires);
    },
  });
  registry.registerMetric(pool);
  for (const register of registerMore) register(registry, knex);
  return {
    httpDuration,
    rateLimitRejections,
    overloadRefusals,
    liveStreams,
    paymentCallbacks,
    policyViolations,
    text: () => Registry.merge([processRegistry, registry]).metrics(),
    contentType: registry.contentType,
  };
}

/** Measures each request. Requests that no route answers share one label, so that labels stay few. */
export const measureRequests: AppMiddleware = async (ctx, next) => {
  const stop = ctx.metrics.httpDuration.startTimer();
  try {
    await next();
  } finally {
    stop({ method: ctx.method, route: ctx.state.endpoint?.path ?? 'other', status: String(ctx.status) });
  }
};
