import { may } from '../../../contract/accounts/permissions.ts';
import {
  apiDocsEndpoint,
  healthEndpoint,
  metricsEndpoint,
  openApiEndpoint,
  readinessEndpoint,
  reportErrorEndpoint,
  reportViolationsEndpoint,
} from '../../../contract/admin/system.endpoint.ts';
import {
  apiDocsSchemas,
  healthSchemas,
  metricsSchemas,
  openApiSchemas,
  readinessSchemas,
  reportErrorSchemas,
  reportViolationsSchemas,
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
import { recordViolations } from '../errors/record-violations.ts';
import { recordReportedError } from '../errors/record-reported-error.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** Health, readiness, metrics, API documentation and reported errors (docs/product.md 10). */
export const systemRouter = createFeatureRouter()
  .add(healthEndpoint, healthSchemas, () => ({ status: 'ok' as const }))
  .add(readinessEndpoint, readinessSchemas, async (ctx) => {
    const readiness = await checkReadiness(ctx.deps.knex, ctx.lifecycle, ctx.overload);
    if (readiness.status === 'not_ready') ctx.status = 503;
    // What isn't migrated yet tells strangers which version runs.
    const { pendingMigrations: _names, ...said } = readiness;
    return mayReadMetrics(ctx) ? readiness : said;
  })
  .add(metricsEndpoint, metricsSchemas, async (ctx) => {
    if (!mayReadMetrics(ctx)) throw new AppError('not_found');
    const text = await ctx.metrics.text();
    ctx.set('Content-Type', ctx.metrics.contentType);
    ctx.body = text;
  })
  .add(openApiEndpoint, openApiSchemas, async (ctx) => ({ ...(await documentOf(ctx)) }))
  .add(apiDocsEndpoint, apiDocsSchemas, async (ctx) => {
    if (!seesAll(ctx)) throw new AppError('not_found');
    overridePolicy(ctx, {});
    ctx.type = 'html';
    ctx.body = docsPage(await documentOf(ctx), ctx.state.nonce);
  })
  .add(reportViolationsEndpoint, reportViolationsSchemas, rateLimit('cspReport'), (ctx, { body }) =>
    recordViolations(ctx, body),
  )
  .add(reportErrorEndpoint, reportErrorSchemas, rateLimit('errorReport'), (ctx, { body }) =>
    recordReportedError(ctx.deps.knex, ctx.state.actor, body),
  );

/** In production strangers learn nothing of the back office's operations (docs/security.md V4). */
const seesAll = ({ deps, state }: AppContext): boolean =>
  deps.env.NODE_ENV !== 'production' || may(state.actor?.role, 'system');

// The operations of an application never change, so each of its documents is made once.
const documents = new WeakMap<readonly unknown[], Partial<Record<'all' | 'open', OpenApiDocument>>>();

const isOpen = ({ access, path }: AppContext['endpoints'][number]): boolean =>
  (access === 'public' || access === 'signed-in') && !path.startsWith('/api/admin/');

async function documentOf(ctx: AppContext): Promise<OpenApiDocument> {
  const kind = seesAll(ctx) ? 'all' : 'open';
  const made = documents.get(ctx.endpoints) ?? {};
  documents.set(ctx.endpoints, made);
  const known = made[kind];
  if (known) return known;
  // Loaded with the first request, for there are few.
  const { openApiDocument } = await import('./openapi-document.ts');
  const document = openApiDocument(kind === 'all' ? ctx.endpoints : ctx.endpoints.filter(isOpen), {
    serverUrl: ctx.deps.env.PUBLIC_URL,
    cookieName: sessionCookieOf(ctx.deps.env),
  });
  made[kind] = document;
  return document;
}
