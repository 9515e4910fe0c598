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
type Guard =
  | 'public'
  /** Guests see the guard page. */
  | 'signed-in'
  /** Guests go to `/`, users whose paid package has ended to /subscription-required (docs/product.md 11.12). */
  | 'not-lapsed';

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
  /** Search parameters of the address that the server adds to the reads of page-reads.ts. */
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
    hydrateOnInteraction: true,
  }),
  open('examples', '/examples', {
    page: 'examples',
    filters: exampleFilters,
  }),
  open('blog', '/blog', {
    page: 'blog',
    filters: articleFilters,
  }),
  open('blog-post', '/blog/:id', {
    page: 'blog-post',
    listed: false,
    mustExist: true,
    filters: articlePreviewFilters,
  }),
  open('communities', '/communities', {
    page: 'communities',
    filters: communityFilters,
  }),
  open('help', '/help', { page: 'help' }),
  open('contact', '/contact', { page: 'contact' }),
  open('privacy', '/privacy', { page: 'privacy', layout: 'own' }),
  open('terms', '/terms', { page: 'terms', layout: 'own' }),
  open('refund', '/refund', { page: 'refund', layout: 'own' }),
  open('accessibility', '/accessibility', { page: 'accessibility', layout: 'own' }),
  open('embed', '/embed', { page: 'embed', layout: 'own' }),
  open('payment-demo', '/payment-demo', {
    page: 'payment-demo',
    filters: paymentDemoFilters,
  }),
  open('inactive-card', '/inactive-card', { page: 'inactive-card', listed: false }),
  open('at-routes-test', '/at-routes-test', {
    page: 'at-routes-test',
    listed: false,
    filters: addressTestFilters,
  }),
  open('subscription-required', '/subscription-required', {
    page: 'subscription-required',
    listed: false,
  }),
  open('checkout', '/checkout', {
    page: 'checkout',
    listed: false,
    filters: checkoutFilters,
  }),
  open('checkout-cards', '/checkout/physical-cards/:id', {
    page: 'card-checkout',
    listed: false,
    numeric: ['id'],
    filters: ['payment', 'order'],
  }),
  open('checkout-item', '/checkout/package/:id', {
    page: 'checkout',
    listed: false,
    numeric: ['id'],
    filters: ['payment'],
  }),
  open('chip', '/t/:tapCode', {
    page: 'chip',
    layout: 'bare',
    footer: false,
    listed: false,
    serverFirst: true,
  }),
  open('verify-email', '/verify-email', { page: 'verify-email', listed: false }),
  open('weekly-letter', '/weekly-letter', { page: 'weekly-letter', listed: false }),
  open('reset-password', '/reset-password', { page: 'reset-password', listed: false }),
  open('not-found', '/not-found', { page: 'not-found', listed: false }),
  personal('dashboard', '/dashboard', {
    page: 'dashboard',
    filters: myCardFilters,
  }),
  personal('editor', '/editor', {
    page: 'editor',
    filters: ['q', 'page'],
  }),
  personal('editor-card', '/editor/:id', {
    page: 'editor-card',
    numeric: ['id'],
    mustExist: true,
  }),
  personal('subscription', '/subscription', {
    page: 'subscription',
  }),
  personal('renewal-card', '/subscription/card', {
    page: 'renewal-card',
    filters: renewalCardFilters,
  }),
  personal('bank-transfer', '/bank-transfer/:id', { page: 'bank-transfer' }),
  personal('team', '/subscription/team', { page: 'team' }),
  open('invitation', '/subscription/invitation', { page: 'invitation', listed: false }),
  personal('physical-cards', '/physical-cards', {
    page: 'physical-cards',
  }),
  personal('wallet', '/wallet', {
    page: 'wallet',
  }),
  personal('account', '/account', {
    page: 'account',
  }),
  personal('contact-leads', '/contact-leads', {
    page: 'leads',
    filters: leadFilters,
  }),
  personal('contact-leads-card', '/contact-leads/:profileId', {
    page: 'leads',
    numeric: ['profileId'],
    filters: leadFilters,
    mustExist: true,
  }),
  personal('reviews-card', '/reviews/:profileId', {
    page: 'reviews',
    numeric: ['profileId'],
    mustExist: true,
  }),
  personal('stats', '/stats', {
    page: 'stats',
    guard: 'not-lapsed',
    filters: statsFilters,
  }),
  personal('stats-card', '/stats/:profileId', {
    page: 'stats',
    guard: 'not-lapsed',
    numeric: ['profileId'],
    filters: statsFilters,
    mustExist: true,
  }),
  personal('leads', '/leads', {
    page: 'leads',
    guard: 'not-lapsed',
    filters: leadFilters,
  }),
] as const satisfies readonly RouteDefinition[];

export type RouteId = (typeof routeTable)[number]['id'];

/** Addresses that only redirect, by the server and, within the page, by the browser. */
export const redirects: Readonly<Record<string, string>> = {
  '/invoices': '/wallet',
  '/team': '/subscription/team',
};

/** Redirect targets for users the guard refuses (docs/specification.md 2). */
export const guestTarget = '/';
export const lapsedTarget = '/subscription-required';
