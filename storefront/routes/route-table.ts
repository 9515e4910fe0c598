import {
  addressTestFilters,
  articleFilters,
  articlePreviewFilters,
  checkoutFilters,
  communityFilters,
  exampleFilters,
  leadFilters,
  myCardFilters,
  statsFilters,
  paymentDemoFilters,
  renewalCardFilters,
} from '../../api/contract/base/list-filters.ts';
import type { PageId } from './page-modules.ts';

/**
 * Every address of the storefront, in one place (docs/specification.md 2). The server and the browser both
 * read this table; card addresses (/p/, /@, /profile-, /{slug}) and /admin are the server's own pages.
 *
 * Why login-required pages show a guard page in place of a redirect: docs/decisions/guard-page.md.
 */
export type Guard =
  | 'public'
  /** Guests see the guard page. */
  | 'signed-in'
  /** Guests go to `/`, users without an active subscription to /subscription-required. */
  | 'subscribed';

/** `global`: header, support chat. `own`: the page's own header, no chat. `bare`: nothing but the page. */
export type Layout = 'global' | 'own' | 'bare';

export interface RouteDefinition {
  id: string;
  path: string;
  page: PageId;
  layout: Layout;
  guard: Guard;
  /** True on public pages only: docs/specification.md 2 hides the footer on admin and user-only pages. */
  footer: boolean;
  /**
   * API reads the server makes for the page, in addition to the session; `:name` is a parameter of the
   * address.
   */
  reads: readonly string[];
  /** Search parameters of the address that the server adds to the reads. */
  filters?: readonly string[];
  /** The page is "not found" when the API answers 404 to one of its reads. */
  mustExist?: boolean;
  /** Search engines may list the page, and the sitemap names it. */
  listed: boolean;
  /** Parameters that must be integers; anything else is "not found". */
  numeric?: readonly string[];
  /** The server decides what the address shows (a chip leads to its card): links to it leave the app. */
  serverFirst?: boolean;
  /** Complete without the script, which a guest's browser fetches at the first touch (entry-lazy.ts). */
  hydrateOnInteraction?: boolean;
}

type RouteOptions = Partial<Omit<RouteDefinition, 'id' | 'path'>>;

function open<Id extends string>(id: Id, path: string, options: RouteOptions & { page: PageId }) {
  return {
    id,
    path,
    layout: 'global' as Layout,
    guard: 'public' as Guard,
    footer: true,
    reads: [],
    listed: true,
    ...options,
  } satisfies RouteDefinition;
}

function personal<Id extends string>(id: Id, path: string, options: RouteOptions & { page: PageId }) {
  return open(id, path, { guard: 'signed-in', footer: false, listed: false, ...options });
}

export const routeTable = [
  open('landing', '/', {
    page: 'landing',
    reads: ['/api/home-products', '/api/showcase-cards'],
    hydrateOnInteraction: true,
  }),
  open('examples', '/examples', {
    page: 'examples',
    reads: ['/api/example-cards'],
    filters: exampleFilters,
  }),
  open('blog', '/blog', { page: 'blog', reads: ['/api/blog-posts'], filters: articleFilters }),
  open('blog-post', '/blog/:id', {
    page: 'blog-post',
    listed: false,
    mustExist: true,
    reads: ['/api/blog-posts/:id'],
    filters: articlePreviewFilters,
  }),
  open('communities', '/communities', {
    page: 'communities',
    reads: ['/api/communities'],
    filters: communityFilters,
  }),
  open('help', '/help', { page: 'help' }),
  open('contact', '/contact', { page: 'contact' }),
  open('privacy', '/privacy', { page: 'privacy', layout: 'own' }),
  open('terms', '/terms', { page: 'terms', layout: 'own' }),
  open('refund', '/refund', { page: 'refund', layout: 'own' }),
  open('accessibility', '/accessibility', { page: 'accessibility', layout: 'own' }),
  open('embed', '/embed', { page: 'embed', layout: 'own', reads: ['/api/showcase-cards'] }),
  open('payment-demo', '/payment-demo', {
    page: 'payment-demo',
    reads: ['/api/payment-demo'],
    filters: paymentDemoFilters,
  }),
  open('inactive-card', '/inactive-card', { page: 'inactive-card', listed: false }),
  open('at-routes-test', '/at-routes-test', {
    page: 'at-routes-test',
    listed: false,
    reads: ['/api/address-test'],
    filters: addressTestFilters,
  }),
  open('subscription-required', '/subscription-required', {
    page: 'subscription-required',
    listed: false,
    reads: ['/api/products', '/api/checkout'],
  }),
  open('checkout', '/checkout', {
    page: 'checkout',
    listed: false,
    reads: ['/api/checkout'],
    filters: checkoutFilters,
  }),
  open('checkout-cards', '/checkout/physical-cards/:id', {
    page: 'card-checkout',
    listed: false,
    reads: ['/api/card-checkout?id=:id'],
    filters: ['payment', 'order'],
  }),
  open('checkout-item', '/checkout/:type/:id', {
    page: 'checkout',
    listed: false,
    reads: ['/api/checkout?type=:type&id=:id'],
    filters: ['payment'],
  }),
  open('chip', '/t/:tapCode', {
    page: 'chip',
    layout: 'bare',
    footer: false,
    listed: false,
    serverFirst: true,
    reads: ['/api/tapped-chip?code=:tapCode'],
  }),
  open('verify-email', '/verify-email', { page: 'verify-email', listed: false }),
  open('reset-password', '/reset-password', { page: 'reset-password', listed: false }),
  open('not-found', '/not-found', { page: 'not-found', listed: false }),
  personal('dashboard', '/dashboard', {
    page: 'dashboard',
    reads: ['/api/dashboard', '/api/cards'],
    filters: myCardFilters,
  }),
  personal('editor', '/editor', { page: 'editor', reads: ['/api/cards'], filters: ['q', 'page'] }),
  personal('editor-card', '/editor/:id', {
    page: 'editor-card',
    numeric: ['id'],
    reads: ['/api/cards/:id/editing'],
    mustExist: true,
  }),
  personal('subscription', '/subscription', {
    page: 'subscription',
    reads: ['/api/subscription', '/api/home-products'],
  }),
  personal('renewal-card', '/subscription/card', {
    page: 'renewal-card',
    reads: ['/api/subscription/card'],
    filters: renewalCardFilters,
  }),
  personal('team', '/subscription/team', { page: 'team', reads: ['/api/teams'] }),
  open('invitation', '/subscription/invitation', { page: 'invitation', listed: false }),
  personal('physical-cards', '/physical-cards', {
    page: 'physical-cards',
    reads: ['/api/chips', '/api/orders', '/api/nfc-products', '/api/cards'],
  }),
  personal('wallet', '/wallet', { page: 'wallet', reads: ['/api/wallet', '/api/receipts'] }),
  personal('account', '/account', {
    page: 'account',
    reads: [
      '/api/account',
      '/api/account/addresses',
      '/api/account/notification-choices',
      '/api/account/exports',
      '/api/sessions',
    ],
  }),
  personal('contact-leads', '/contact-leads', {
    page: 'leads',
    reads: ['/api/leads'],
    filters: leadFilters,
  }),
  personal('contact-leads-card', '/contact-leads/:profileId', {
    page: 'leads',
    numeric: ['profileId'],
    reads: ['/api/cards/:profileId/leads'],
    filters: leadFilters,
    mustExist: true,
  }),
  personal('stats', '/stats', {
    page: 'stats',
    guard: 'subscribed',
    reads: ['/api/stats'],
    filters: statsFilters,
  }),
  personal('stats-card', '/stats/:profileId', {
    page: 'stats',
    guard: 'subscribed',
    numeric: ['profileId'],
    reads: ['/api/cards/:profileId/stats'],
    filters: statsFilters,
    mustExist: true,
  }),
  personal('leads', '/leads', {
    page: 'leads',
    guard: 'subscribed',
    reads: ['/api/leads'],
    filters: leadFilters,
  }),
] as const satisfies readonly RouteDefinition[];

export type RouteId = (typeof routeTable)[number]['id'];

/** Addresses that only redirect, by the server and, within the page, by the browser. */
export const redirects: Readonly<Record<string, string>> = { '/invoices': '/wallet' };

/** Redirect targets for users the guard refuses (docs/specification.md 2). */
export const guestTarget = '/';
export const unsubscribedTarget = '/subscription-required';
