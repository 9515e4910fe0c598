import { z } from 'zod';
import type { EndpointSchemas } from '../endpoint.ts';

const tag = 'System';

export const healthSchemas = {
  summary: 'Tells that the process lives',
  tag,
  reply: z.object({ status: z.literal('ok') }),
} satisfies EndpointSchemas;

/** Why the service doesn't take requests. */
const unreadyReasons = ['draining', 'overloaded', 'database_unreachable', 'migrations_pending'] as const;

export const readinessSchemas = {
  summary: 'Tells whether the service takes requests; 503 with the reason when not',
  tag,
  reply: z.object({
    status: z.enum(['ready', 'not_ready']),
    reason: z.enum(unreadyReasons).optional(),
    pendingMigrations: z.array(z.string()).optional(),
  }),
} satisfies EndpointSchemas;

export const metricsSchemas = {
  summary: 'Figures for Prometheus; from this machine itself or with the metrics token',
  tag,
} satisfies EndpointSchemas;

export const openApiSchemas = {
  summary: 'This document',
  tag,
  reply: z.looseObject({ openapi: z.string() }),
} satisfies EndpointSchemas;

export const apiDocsSchemas = {
  summary: 'The API documentation as a page',
  tag,
} satisfies EndpointSchemas;

/** One of a browser's reports; it sends several at once, those of other kinds among them. */
const violation = z.looseObject({
  type: z.string(),
  body: z
    .looseObject({
      documentURL: z.string(),
      blockedURL: z.string().nullish(),
      effectiveDirective: z.string(),
      sourceFile: z.string().nullish(),
      disposition: z.string().nullish(),
    })
    .partial()
    .nullish(),
});
export type Violation = z.output<typeof violation>;

export const reportViolationsSchemas = {
  summary: 'Takes browsers’ reports of what our content security policy kept from running',
  tag,
  body: z.array(violation).min(1).max(50),
  bodyLimit: 32_000,
} satisfies EndpointSchemas;

/** Cut rather than refused: the start of a long stack still helps. */
const cut = (length: number) => z.string().transform((text) => text.slice(0, length));

const errorReport = z.object({
  errorType: z.string().min(1).max(100),
  errorMessage: z.string().min(1).pipe(cut(2_000)),
  errorDetails: cut(20_000).nullish(),
  path: cut(2_000).nullish(),
});
export type ErrorReport = z.output<typeof errorReport>;

export const reportErrorSchemas = {
  summary: 'Reports a fault met in the browser',
  tag,
  body: errorReport,
} satisfies EndpointSchemas;
