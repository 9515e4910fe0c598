import type { RequestListener } from 'node:http';
import Koa from 'koa';
import * as admin from './domains/admin/routes.ts';
import * as website from './domains/website/routes.ts';
import * as support from './domains/support/routes.ts';
import * as leads from './domains/leads/routes.ts';
import * as nfc from './domains/nfc/routes.ts';
import * as cards from './domains/cards/routes.ts';
import * as subscriptions from './domains/subscriptions/routes.ts';
import * as payments from './domains/payments/routes.ts';
import * as statistics from './domains/statistics/routes.ts';
import * as accounts from './domains/accounts/routes.ts';
import * as messaging from './domains/messaging/routes.ts';
import { adminPages } from './domains/website/ssr/admin-pages.ts';
import { blogFeed } from './domains/website/blog/answer-feed.ts';
import { formerArticleAddresses } from './domains/website/blog/former-addresses.ts';
import { cardPages } from './domains/cards/public/card-pages.ts';
import { presentTimeIssues, timePages } from './domains/leads/time-requests/time-pages.ts';
import { presentReportIssues } from './domains/cards/notices/report-page.ts';
import { presentReviewIssues, reviewPages } from './domains/cards/reviews/review-pages.ts';
import {
  serveCachedPageAfterProxy,
  servePageAside,
  servePageWhileAway,
} from './domains/cards/page-cache/serve-cached-page.ts';
import { answerVisitors } from './domains/cards/public/answer-visitors.ts';
import { invalidateChangedCards } from './domains/cards/page-cache/invalidate-changed-cards.ts';
import { chipPages } from './domains/nfc/chips/chip-pages.ts';
import { presentFormIssues } from './domains/leads/contact-form/present-form-issues.ts';
import { storefrontOf } from './domains/website/ssr/answer-page.ts';
import { answerLandingAhead } from './domains/website/ssr/answer-landing-ahead.ts';
import { createPages } from './domains/website/ssr/pages.ts';
import { serveFiles } from './domains/website/ssr/serve-files.ts';
import { answerEventsAhead } from './domains/statistics/events/answer-events-ahead.ts';
import { sandboxPayPages } from './domains/payments/sandbox/sandbox-pay-pages.ts';
import { contactPages } from './domains/leads/sales-leads/contact-pages.ts';
import type { AdminResource } from './http/admin/admin-resource.ts';
import { createListExportRouter } from './http/admin/list-export-router.ts';
import { createResourceRouter } from './http/admin/resource-router.ts';
import { authenticate } from './http/authenticate.ts';
import { startRequest } from './http/start-request.ts';
import { checkPath } from './http/check-path.ts';
import { findClientAddress } from './http/client-address.ts';
import { compression } from './http/compression.ts';
import type { App, AppContext, RequestContext, RequestState } from './http/context.ts';
import { protectFromForgery } from './http/csrf.ts';
import { describeError } from './http/describe-error.ts';
import { handleErrors } from './http/error-handler.ts';
import { chooseLanguage } from './http/language.ts';
import { createLifecycle } from './http/lifecycle.ts';
import { registerBackupMetrics } from './domains/admin/backups/backup-metrics.ts';
import { registerWorkMetrics } from './domains/admin/system/work-metrics.ts';
import { createMetrics, measureRequests } from './http/metrics.ts';
import { parseBody } from './http/body-parser.ts';
import { countInside, createOverload, refuseTooMuch } from './http/overload.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { rememberWrites } from './http/replica-reads.ts';
import { readSession } from './http/session.ts';
import { answerUnmatchedApi } from './http/unmatched-api.ts';
import { guardViewing, showViewing } from './http/viewing.ts';
import { findEndpointIn, indexFeatures, routesOf, type FeatureRouter } from './http/route.ts';
import type { AppDeps } from './deps.ts';

const domains = [
  admin,
  website,
  support,
  leads,
  nfc,
  cards,
  subscriptions,
  payments,
  statistics,
  accounts,
  messaging,
];

/** Every resource of the back office (docs/product.md 10). */
export const adminResources: readonly AdminResource[] = domains.flatMap((domain) => domain.adminResources);

/** Every operation of the API, domain by domain; no address fits two of them. */
export const features: readonly FeatureRouter[] = [
  ...domains.flatMap((domain) => domain.routers),
  ...adminResources.map(createResourceRouter),
  createListExportRouter(adminResources),
];

/**
 * Builds the application from its dependencies; it has no other state and does not listen. Middleware runs in the
 * order of the calls here.
 * @param mounted the routers; tests add operations of their own
 */
export function createApp(deps: AppDeps, mounted: readonly FeatureRouter[] = features): App {
  // Koa's own trust in X-Forwarded-* stays off: findClientAddress counts the hops, PUBLIC_URL names the host.
  const app = new Koa<RequestState, RequestContext>({ keys: [deps.env.SESSION_SECRET] });
  app.context.deps = deps;
  app.context.lifecycle = createLifecycle();
  app.context.overload = deps.overload ?? createOverload(deps.env.DATABASE_POOL_SIZE);
  app.context.metrics = createMetrics(deps.knex, app.context.overload, [
    registerBackupMetrics,
    registerWorkMetrics,
  ]);
  app.context.endpoints = mounted.flatMap((feature) => feature.endpoints);
  app.on('error', (error: unknown, ctx?: AppContext) => {
    // A browser closes an event stream at any time.
    if (ctx?.state.endpoint?.events) return;
    deps.log.warn({ err: describeError(error) }, 'answer broke off');
  });

  const featuresAt = indexFeatures(mounted);
  const findEndpoint = findEndpointIn(featuresAt);

  app.use(servePageWhileAway);
  app.use(findClientAddress);
  app.use(refuseTooMuch);
  app.use(startRequest);
  app.use(logRequests);
  app.use(measureRequests);
  app.use(handleErrors);
  app.use(serveCachedPageAfterProxy);
  app.use(invalidateChangedCards);
  app.use(securityHeaders(deps.env));
  app.use(compression);
  app.use(chooseLanguage);
  app.use(showViewing);
  const pages = createPages(mounted);
  app.context.showPage = pages.show;
  app.context.drawPage = pages.draw;
  app.context.drawPart = pages.drawPart;
  app.use(pages.presentErrors);
  app.use(servePageAside);
  app.use(presentFormIssues);
  app.use(presentReportIssues);
  app.use(presentReviewIssues);
  app.use(presentTimeIssues);
  app.use(checkPath);
  app.use(serveFiles);
  // Stands for another company's page: it reads its own forms and knows no session of ours.
  app.use(sandboxPayPages);
  app.use(parseBody(findEndpoint));
  app.use(countInside(findEndpoint));
  app.use(readSession(app));
  app.use(authenticate);
  app.use(guardViewing);
  app.use(rememberWrites);
  app.use(protectFromForgery(findEndpoint));
  // Around the operations: a refused form of the contact page is answered by that page.
  app.use(contactPages((ctx) => pages.show(ctx)));
  app.use(routesOf(featuresAt));
  // Before the refusal of other methods: the forms of a chip's page are sent to its very address.
  app.use(chipPages((ctx) => pages.show(ctx)));
  app.use(answerUnmatchedApi(mounted));
  app.use(blogFeed);
  app.use(formerArticleAddresses);
  app.use(adminPages(pages.showPlan));
  app.use(reviewPages);
  app.use(timePages);
  app.use(cardPages((ctx) => storefrontOf(ctx.deps)));
  app.use(pages.answer);
  return app;
}

/** What answers a server's requests: whatever is answered ahead of the application, then the application. */
export const createListener = (app: App): RequestListener =>
  answerEventsAhead(
    app,
    answerLandingAhead(
      app,
      answerVisitors(app, app.callback(), { storefrontOf, show: (ctx) => ctx.showPage(ctx) }),
    ),
  );
