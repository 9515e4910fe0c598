import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

const tag = 'System';

/** The process lives (docs/product.md 10). */
export const healthEndpoint = defineEndpoint({
  method: 'get',
  path: '/healthz',
  summary: 'Tells that the process lives',
  tag,
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
});

/** What keeps the service from taking requests. */
export const unreadyReasons = ['draining', 'database_unreachable', 'migrations_pending'] as const;

/** The database is reached and migrated (docs/product.md 10); 503 otherwise. */
export const readinessEndpoint = defineEndpoint({
  method: 'get',
  path: '/readyz',
  summary: 'Tells whether the service takes requests; 503 with the reason when not',
  tag,
  access: 'public',
  reply: z.object({
    status: z.enum(['ready', 'not_ready']),
    reason: z.enum(unreadyReasons).optional(),
    pendingMigrations: z.array(z.string()).optional(),
  }),
});

export const metricsEndpoint = defineEndpoint({
  method: 'get',
  path: '/metrics',
  summary: 'Figures for Prometheus; from this machine itself or with the metrics token',
  tag,
  access: 'public',
});

export const openApiEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/openapi.json',
  summary: 'This document',
  tag,
  access: 'public',
  reply: z.looseObject({ openapi: z.string() }),
  cache: 'public, max-age=300',
});

export const apiDocsEndpoint = defineEndpoint({
  method: 'get',
  path: '/api/docs',
  summary: 'The API documentation as a page',
  tag,
  access: 'public',
});

/** Cut rather than refused: the beginning of a long stack still tells what went wrong. */
const cut = (length: number) => z.string().transform((text) => text.slice(0, length));

/** A fault met in a browser (docs/specification.md 3, error report). */
export const errorReport = z.object({
  errorType: z.string().min(1).max(100),
  errorMessage: z.string().min(1).pipe(cut(2_000)),
  errorDetails: cut(20_000).nullish(),
  path: cut(2_000).nullish(),
});
export type ErrorReport = z.output<typeof errorReport>;

export const reportErrorEndpoint = defineEndpoint({
  method: 'post',
  path: '/api/errors/report',
  summary: 'Reports a fault met in the browser',
  tag,
  access: 'public',
  body: errorReport,
});
