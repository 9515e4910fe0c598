import { listReviewsEndpoint } from '../../api/contract/cards/my-reviews.endpoint.ts';
import { readBillingDetailsEndpoint } from '../../api/contract/payments/billing-details.endpoint.ts';
import { readAccountEndpoint } from '../../api/contract/accounts/account-details.endpoint.ts';
import { listAddressesEndpoint } from '../../api/contract/accounts/addresses.endpoint.ts';
import { listExportsEndpoint } from '../../api/contract/accounts/data-export.endpoint.ts';
import { listSessionsEndpoint } from '../../api/contract/accounts/sessions.endpoint.ts';
import { testAddressesEndpoint } from '../../api/contract/cards/address-test.endpoint.ts';
import { readCardForEditingEndpoint } from '../../api/contract/cards/card-editing.endpoint.ts';
import { readDashboardEndpoint } from '../../api/contract/cards/dashboard.endpoint.ts';
import {
  communitiesEndpoint,
  exampleCardsEndpoint,
} from '../../api/contract/cards/example-cards.endpoint.ts';
import { listMyCardsEndpoint } from '../../api/contract/cards/my-cards.endpoint.ts';
import { showcaseEndpoint } from '../../api/contract/cards/showcase.endpoint.ts';
import { listCardLeadsEndpoint, listLeadsEndpoint } from '../../api/contract/leads/my-leads.endpoint.ts';
import { readChoicesEndpoint } from '../../api/contract/messaging/notification-choices.endpoint.ts';
import { readCardCheckoutEndpoint } from '../../api/contract/nfc/card-checkout.endpoint.ts';
import { listChipsEndpoint } from '../../api/contract/nfc/chips.endpoint.ts';
import { listNfcProductsEndpoint, listOrdersEndpoint } from '../../api/contract/nfc/orders.endpoint.ts';
import { readTappedChipEndpoint } from '../../api/contract/nfc/tapped-chip.endpoint.ts';
import { readPaymentDemoEndpoint } from '../../api/contract/payments/payment-demo.endpoint.ts';
import {
  listTransfersEndpoint,
  readTransferEndpoint,
} from '../../api/contract/payments/transfers.endpoint.ts';
import { readRenewalCardEndpoint } from '../../api/contract/payments/renewal-card.endpoint.ts';
import { listReceiptsEndpoint, readWalletEndpoint } from '../../api/contract/payments/wallet.endpoint.ts';
import {
  readAllStatsEndpoint,
  readCardStatsEndpoint,
} from '../../api/contract/statistics/card-events.endpoint.ts';
import { readCheckoutEndpoint } from '../../api/contract/subscriptions/checkout.endpoint.ts';
import {
  homeProductsEndpoint,
  productsEndpoint,
} from '../../api/contract/subscriptions/products.endpoint.ts';
import { readSubscriptionEndpoint } from '../../api/contract/subscriptions/subscription.endpoint.ts';
import { readTeamsEndpoint } from '../../api/contract/subscriptions/team.endpoint.ts';
import { listArticlesEndpoint, readArticleEndpoint } from '../../api/contract/website/blog.endpoint.ts';
import { pathOf, withQuery } from '../../api/contract/endpoint.ts';
import { withFilters } from '../lib/with-filters.ts';
import type { FoundRoute } from './find-route.ts';
import type { RouteDefinition, RouteId } from './route-table.ts';

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Addresses of the API that the server reads for a page, besides the session, by the parameters of the page's own.
 * Apart from the route table, which every visitor's browser loads.
 */
const reads: Partial<Record<RouteId, (params: Params) => readonly string[]>> = {
  landing: () => [pathOf(homeProductsEndpoint), pathOf(showcaseEndpoint)],
  examples: () => [pathOf(exampleCardsEndpoint)],
  blog: () => [pathOf(listArticlesEndpoint)],
  communities: () => [pathOf(communitiesEndpoint)],
  embed: () => [pathOf(showcaseEndpoint)],
  'payment-demo': () => [pathOf(readPaymentDemoEndpoint)],
  'at-routes-test': () => [pathOf(testAddressesEndpoint)],
  'subscription-required': () => [pathOf(productsEndpoint), pathOf(readCheckoutEndpoint)],
  checkout: () => [pathOf(readCheckoutEndpoint)],
  dashboard: () => [pathOf(readDashboardEndpoint), pathOf(listMyCardsEndpoint)],
  editor: () => [pathOf(listMyCardsEndpoint)],
  subscription: () => [
    pathOf(readSubscriptionEndpoint),
    pathOf(listTransfersEndpoint),
    pathOf(homeProductsEndpoint),
    pathOf(showcaseEndpoint),
    pathOf(listMyCardsEndpoint),
  ],
  'renewal-card': () => [pathOf(readRenewalCardEndpoint)],
  team: () => [pathOf(readTeamsEndpoint)],
  'physical-cards': () => [
    pathOf(listChipsEndpoint),
    pathOf(listTransfersEndpoint),
    pathOf(listOrdersEndpoint),
    pathOf(listNfcProductsEndpoint),
    pathOf(listMyCardsEndpoint),
  ],
  wallet: () => [
    pathOf(readWalletEndpoint),
    pathOf(listTransfersEndpoint),
    pathOf(listReceiptsEndpoint),
    pathOf(listMyCardsEndpoint),
  ],
  account: () => [
    pathOf(readAccountEndpoint),
    pathOf(listAddressesEndpoint),
    pathOf(readBillingDetailsEndpoint),
    pathOf(readChoicesEndpoint),
    pathOf(listExportsEndpoint),
    pathOf(listSessionsEndpoint),
  ],
  'contact-leads': () => [pathOf(listLeadsEndpoint)],
  stats: () => [pathOf(readAllStatsEndpoint)],
  leads: () => [pathOf(listLeadsEndpoint)],
  'blog-post': ({ id = '' }) => [pathOf(readArticleEndpoint, { params: { idOrSlug: id } })],
  'checkout-cards': ({ id = '' }) => [pathOf(readCardCheckoutEndpoint, { query: { id } })],
  'checkout-item': ({ id = '' }) => [withQuery(pathOf(readCheckoutEndpoint), { type: 'package', id })],
  chip: ({ tapCode = '' }) => [pathOf(readTappedChipEndpoint, { query: { code: tapCode } })],
  'bank-transfer': ({ id = '' }) => [pathOf(readTransferEndpoint, { params: { id } })],
  'editor-card': ({ id = '' }) => [pathOf(readCardForEditingEndpoint, { params: { id } })],
  'contact-leads-card': ({ profileId = '' }) => [
    pathOf(listCardLeadsEndpoint, { params: { id: profileId } }),
  ],
  'reviews-card': ({ profileId = '' }) => [pathOf(listReviewsEndpoint, { params: { id: profileId } })],
  'stats-card': ({ profileId = '' }) => [pathOf(readCardStatsEndpoint, { params: { id: profileId } })],
};

/** What the server reads besides for a signed-in user. */
export const readsOfUser: Partial<Record<RouteId, readonly string[]>> = {
  landing: [pathOf(readDashboardEndpoint)],
};

/** The API reads of a page, with the parameters of its address and its filters after them. */
export function readsOf({ route, params }: FoundRoute, search = ''): string[] {
  const { filters = [] }: RouteDefinition = route;
  // As the page's own code gets them, which will ask for the same.
  const decoded = Object.fromEntries(
    Object.entries(params).map(([name, text]) => [name, text && decodeURIComponent(text)]),
  );
  return (reads[route.id]?.(decoded) ?? []).map((path) => withFilters(path, filters, search));
}
