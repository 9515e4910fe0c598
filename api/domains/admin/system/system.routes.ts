import {
  apiDocsEndpoint,
  healthEndpoint,
  metricsEndpoint,
  openApiEndpoint,
  readinessEndpoint,
  reportErrorEndpoint,
} from '../../../contract/admin/system.endpoint.ts';
import {
  apiDocsSchemas,
  healthSchemas,
  metricsSchemas,
  openApiSchemas,
  readinessSchemas,
  reportErrorSchemas,
} from '../../../contract/admin/system.schema.ts';
import { AppError } from '../../../errors.ts';
import { overridePolicy } from '../../../http/content-security-policy.ts';
import type { AppContext } from '../../../http/context.ts';
import { rateLimit } from '../../../http/rate-limit.ts';
import { sessionCookieOf } from '../../../http/session.ts';
import { createFeatureRouter } from '../../../http/route.ts';
import { checkReadiness } from './check-readiness.ts';
import { docsPage } from './docs-page.ts';
import { mayReadMetrics } from './metrics-access.ts';
import { recordReportedError } from '../errors/record-reported-error.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** Health, readiness, metrics, API documentation and reported errors (docs/product.md 10). */
export const systemRouter = createFeatureRouter()
  .add(healthEndpoint, healthSchemas, () => ({ status: 'ok' as const }))
  .add(readinessEndpoint, readinessSchemas, async (ctx) => {
    const readiness = await checkReadiness(ctx.deps.knex, ctx.lifecycle);
    if (readiness.status === 'not_ready') ctx.status = 503;
    return readiness;
  })
  .add(metricsEndpoint, metricsSchemas, async (ctx) => {
    if (!mayReadMetrics(ctx)) throw new AppError('not_found');
    const text = await ctx.metrics.text();
    ctx.set('Content-Type', ctx.metrics.contentType);
    ctx.body = text;
  })
  .add(openApiEndpoint, openApiSchemas, async (ctx) => ({ ...(await documentOf(ctx)) }))
  .add(apiDocsEndpoint, apiDocsSchemas, async (ctx) => {
    overridePolicy(ctx, {});
    ctx.type = 'html';
    ctx.body = docsPage(await documentOf(ctx), ctx.state.nonce);
  })
  .add(reportErrorEndpoint, reportErrorSchemas, rateLimit('errorReport'), (ctx, { body }) =>
    recordReportedError(ctx.deps.knex, ctx.state.actor, body),
  );

// The operations of an application never change, so its document is made once.
const documents = new WeakMap<readonly unknown[], OpenApiDocument>();

async function documentOf(ctx: AppContext): Promise<OpenApiDocument> {
  const known = documents.get(ctx.endpoints);
  if (known) return known;
  // Loaded with the first request, for there are few.
  const { openApiDocument } = await import('./openapi-document.ts');
  const document = openApiDocument(ctx.endpoints, {
    serverUrl: ctx.deps.env.PUBLIC_URL,
    cookieName: sessionCookieOf(ctx.deps.env),
  });
  documents.set(ctx.endpoints, document);
  return document;
}
