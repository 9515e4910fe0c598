import Koa from 'koa';
import type { MountedEndpoint } from './http/mounted-endpoint.ts';
import { addressesRouter } from './domains/accounts/addresses/addresses.routes.ts';
import { addressTestRouter } from './domains/cards/public/address-test.routes.ts';
import { adminRouters } from './domains/admin/resources/admin.routes.ts';
import { adminDashboardRouter } from './domains/admin/dashboard/admin-dashboard.routes.ts';
import { adminPages } from './domains/website/ssr/admin-pages.ts';
import { backgroundJobsRouter } from './domains/admin/jobs/background-jobs.routes.ts';
import { blogFeed } from './domains/website/blog/answer-feed.ts';
import { formerArticleAddresses } from './domains/website/blog/former-addresses.ts';
import { blogRouter } from './domains/website/blog/blog.routes.ts';
import { cardEditingRouter } from './domains/cards/edit/card-editing.routes.ts';
import { cardReportsRouter } from './domains/cards/reports/card-reports.routes.ts';
import { cardPages } from './domains/cards/public/card-pages.ts';
import { cardsRouter } from './domains/cards/public/cards.routes.ts';
import { serveCachedPageAfterProxy, serveCachedPage } from './domains/cards/page-cache/serve-cached-page.ts';
import { invalidateChangedCards } from './domains/cards/page-cache/invalidate-changed-cards.ts';
import { checkoutRouter } from './domains/subscriptions/checkout/checkout.routes.ts';
import { chipPages } from './domains/nfc/chips/chip-pages.ts';
import { chipTimelineRouter } from './domains/nfc/chips/staff/chip-timeline.routes.ts';
import { chipsRouter } from './domains/nfc/chips/chips.routes.ts';
import { tapFormRouter } from './domains/nfc/chips/tap-form.routes.ts';
import { closeAccountRouter } from './domains/accounts/closing/close-account.routes.ts';
import { communitiesRouter } from './domains/cards/directory/communities.routes.ts';
import { contactFormRouter } from './domains/leads/contact-form/contact-form.routes.ts';
import { presentFormIssues } from './domains/leads/contact-form/present-form-issues.ts';
import { databaseMigrationsRouter } from './domains/admin/schema-migrations/database-migrations.routes.ts';
import { dataExportRouter } from './domains/accounts/export/data-export.routes.ts';
import { dataImportRouter } from './domains/accounts/import/data-import.routes.ts';
import { errorGroupsRouter } from './domains/admin/errors/error-groups.routes.ts';
import { exampleCardsRouter } from './domains/cards/directory/example-cards.routes.ts';
import { accountMailsRouter } from './domains/accounts/mails/account-mails.routes.ts';
import { accountRouter } from './domains/accounts/details/account.routes.ts';
import { accountsRouter } from './domains/accounts/sign-in/accounts.routes.ts';
import { leadsRouter } from './domains/leads/my-leads/leads.routes.ts';
import { liveRouter } from './domains/messaging/live/live.routes.ts';
import { mailLogRouter } from './domains/messaging/mail/mail-log.routes.ts';
import { mediaRouter } from './domains/cards/media/media.routes.ts';
import { notificationChoicesRouter } from './domains/messaging/notifications/choices.routes.ts';
import { notificationCampaignsRouter } from './domains/messaging/campaigns/notification-campaigns.routes.ts';
import { notificationsRouter } from './domains/messaging/notifications/notifications.routes.ts';
import { ordersRouter } from './domains/nfc/orders/orders.routes.ts';
import { packageMigrationRouter } from './domains/subscriptions/package-moves/package-migration.routes.ts';
import { orderPapersRouter } from './domains/nfc/orders/staff/order-papers.routes.ts';
import { myCardsRouter } from './domains/cards/my-cards/my-cards.routes.ts';
import { storefrontOf } from './domains/website/ssr/answer-page.ts';
import { createPages } from './domains/website/ssr/pages.ts';
import { serveFiles } from './domains/website/ssr/serve-files.ts';
import { paymentDemoRouter } from './domains/payments/demo/payment-demo.routes.ts';
import { paymentsRouter } from './domains/payments/callbacks/payments.routes.ts';
import { productsRouter } from './domains/subscriptions/products/products.routes.ts';
import { sandboxPayPages } from './domains/payments/sandbox/sandbox-pay-pages.ts';
import { contactPages } from './domains/leads/sales-leads/contact-pages.ts';
import { receiptsRouter } from './domains/payments/receipts/receipts.routes.ts';
import { salesLeadsRouter } from './domains/leads/sales-leads/sales-leads.routes.ts';
import { showcaseRouter } from './domains/cards/directory/showcase.routes.ts';
import { sessionsRouter } from './domains/accounts/sessions/sessions.routes.ts';
import { statisticsRouter } from './domains/statistics/events/statistics.routes.ts';
import { renewalCardRouter } from './domains/subscriptions/plan/renewal-card.routes.ts';
import { subscriptionRouter } from './domains/subscriptions/plan/subscription.routes.ts';
import { inboxRouter } from './domains/support/inbox/inbox.routes.ts';
import { supportRouter } from './domains/support/conversations/support.routes.ts';
import { systemRouter } from './domains/admin/system/system.routes.ts';
import { teamRouter } from './domains/subscriptions/team/team.routes.ts';
import { walletRouter } from './domains/payments/payment-methods/wallet.routes.ts';
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
import { createMetrics, measureRequests } from './http/metrics.ts';
import { parseBody } from './http/body-parser.ts';
import { logRequests } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { readSession } from './http/session.ts';
import { answerUnmatchedApi } from './http/unmatched-api.ts';
import { guardViewing, showViewing } from './http/viewing.ts';
import type { FeatureRouter } from './http/route.ts';
import type { AppDeps } from './deps.ts';

/** Every feature that answers requests, in the order in which they are asked. */
export const features: readonly FeatureRouter[] = [
  systemRouter,
  accountsRouter,
  accountMailsRouter,
  accountRouter,
  addressesRouter,
  closeAccountRouter,
  dataExportRouter,
  dataImportRouter,
  sessionsRouter,
  productsRouter,
  showcaseRouter,
  exampleCardsRouter,
  communitiesRouter,
  blogRouter,
  myCardsRouter,
  cardsRouter,
  cardEditingRouter,
  addressTestRouter,
  statisticsRouter,
  contactFormRouter,
  cardReportsRouter,
  salesLeadsRouter,
  leadsRouter,
  chipsRouter,
  ordersRouter,
  tapFormRouter,
  mediaRouter,
  notificationsRouter,
  notificationChoicesRouter,
  notificationCampaignsRouter,
  supportRouter,
  inboxRouter,
  liveRouter,
  renewalCardRouter,
  subscriptionRouter,
  teamRouter,
  walletRouter,
  receiptsRouter,
  checkoutRouter,
  paymentsRouter,
  paymentDemoRouter,
  packageMigrationRouter,
  databaseMigrationsRouter,
  adminDashboardRouter,
  errorGroupsRouter,
  mailLogRouter,
  backgroundJobsRouter,
  orderPapersRouter,
  chipTimelineRouter,
  ...adminRouters,
];

/**
 * Builds the application from its parts; it keeps no state of its own besides them and does not listen.
 * The order of the steps is the order a request takes.
 * @param mounted what answers requests; tests add operations of their own
 */
export function createApp(deps: AppDeps, mounted: readonly FeatureRouter[] = features): App {
  // Koa's own belief in X-Forwarded-* stays off: findClientAddress counts the hops, PUBLIC_URL names the host.
  const app = new Koa<RequestState, RequestContext>({ keys: [deps.env.SESSION_SECRET] });
  app.context.deps = deps;
  app.context.lifecycle = createLifecycle();
  app.context.metrics = createMetrics(deps.knex);
  app.context.endpoints = mounted.flatMap((feature) => feature.endpoints);
  app.on('error', (error: unknown, ctx?: AppContext) => {
    // Whoever listens to events hangs up when they like.
    if (ctx?.state.endpoint?.events) return;
    deps.log.warn({ err: describeError(error) }, 'answer broke off');
  });

  app.use(serveCachedPage);
  app.use(startRequest);
  app.use(logRequests);
  app.use(measureRequests);
  app.use(handleErrors);
  app.use(findClientAddress);
  app.use(serveCachedPageAfterProxy);
  app.use(invalidateChangedCards);
  app.use(securityHeaders(deps.env));
  app.use(compression);
  app.use(chooseLanguage);
  app.use(showViewing);
  const pages = createPages(mounted);
  app.use(pages.presentErrors);
  app.use(presentFormIssues);
  app.use(checkPath);
  app.use(serveFiles);
  // Another company's page, as it were: it reads its own forms and knows no session of ours.
  app.use(sandboxPayPages);
  app.use(parseBody((method, path) => findEndpoint(mounted, method, path)));
  app.use(readSession(app));
  app.use(authenticate);
  app.use(guardViewing);
  app.use(protectFromForgery((method, path) => findEndpoint(mounted, method, path)));
  // Around the operations: a refused form of the contact page is answered by that page.
  app.use(contactPages((ctx) => pages.show(ctx)));
  for (const feature of mounted) app.use(feature.router.routes());
  // Before the refusal of other methods: the forms of a chip's page are sent to its very address.
  app.use(chipPages((ctx) => pages.show(ctx)));
  app.use(answerUnmatchedApi(mounted));
  app.use(blogFeed);
  app.use(formerArticleAddresses);
  app.use(adminPages);
  app.use(cardPages((ctx) => storefrontOf(ctx.deps)));
  app.use(pages.answer);
  return app;
}

function findEndpoint(
  mounted: readonly FeatureRouter[],
  method: string,
  path: string,
): MountedEndpoint | undefined {
  for (const feature of mounted) {
    const endpoint = feature.find(method, path);
    if (endpoint) return endpoint;
  }
  return undefined;
}
