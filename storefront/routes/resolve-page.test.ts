import { describe, expect, it } from 'vitest';
import he from '../i18n/shell.he.ts';
import { findRedirect, findRoute, isServerPage } from './find-route.ts';
import { readsOf } from './page-reads.ts';
import { resolvePage, type Visitor } from './resolve-page.ts';
import { routeTable, type RouteDefinition } from './route-table.ts';

const guest: Visitor = { isAuthenticated: false, hasLapsed: null };
const lapsed: Visitor = { isAuthenticated: true, hasLapsed: true };
const member: Visitor = { isAuthenticated: true, hasLapsed: false };
const at = (path: string, visitor: Visitor = guest) => resolvePage(path, visitor, null);

describe('the addresses of docs/specification.md 2', () => {
  it.each([
    '/',
    '/examples',
    '/blog',
    '/blog/12',
    '/blog/a-slug',
    '/communities',
    '/help',
    '/privacy',
    '/terms',
    '/refund',
    '/accessibility',
    '/embed',
    '/payment-demo',
    '/inactive-card',
    '/at-routes-test',
    '/subscription-required',
    '/checkout',
    '/checkout/package/3',
    '/checkout/physical-cards/3',
    '/contact',
  ])('%s is open to everybody', (path) => {
    expect(at(path)).toMatchObject({ kind: 'page', status: 200, footer: true });
  });

  it.each([
    '/dashboard',
    '/editor',
    '/editor/7',
    '/subscription',
    '/subscription/team',
    '/subscription/card',
    '/physical-cards',
    '/wallet',
    '/account',
    '/contact-leads',
    '/contact-leads/7',
    '/reviews/7',
  ])('%s shows the guard page to a guest and itself to a person, without a footer', (path) => {
    expect(at(path)).toMatchObject({ page: 'protected', status: 401, footer: false });
    expect(at(path, lapsed)).toMatchObject({ kind: 'page', status: 200, footer: false });
  });

  it.each(['/stats', '/leads'])('%s leads guests home and the unsubscribed to the plans', (path) => {
    expect(at(path)).toEqual({ kind: 'redirect', to: '/' });
    expect(at(path, lapsed)).toEqual({ kind: 'redirect', to: '/subscription-required' });
    expect(at(path, member)).toMatchObject({ kind: 'page', status: 200 });
  });

  it('leaves the statistics of one card to the server: another owner’s are not found for the unsubscribed either', () => {
    expect(at('/stats/7')).toEqual({ kind: 'redirect', to: '/' });
    for (const visitor of [lapsed, member])
      expect(at('/stats/7', visitor)).toMatchObject({ kind: 'page', page: 'stats', status: 200 });
  });

  it.each(['/terms', '/privacy', '/refund', '/accessibility', '/embed'])(
    '%s has a header of its own',
    (path) => {
      expect(at(path)).toMatchObject({ layout: 'own' });
    },
  );

  it.each([
    '/editor/abc',
    '/editor/0',
    '/editor/-1',
    '/editor/1.5',
    '/editor/99999999999999999999',
    '/stats/x',
    '/Help',
    '/nothing',
    '/a/b/c',
    '/contact-leads/1/2',
    '/checkout/foo/bar',
    '/checkout/foo/1',
    '/checkout/package/abc',
    '/checkout/physical-cards/abc',
  ])('%s is not found', (path) => {
    expect(at(path, member)).toMatchObject({ page: 'not-found', title: 'not-found', status: 404 });
  });

  it.each(['/p/nobody', '/@nobody', '/p/'])('%s is a profile that is not found', (path) => {
    expect(at(path)).toMatchObject({ page: 'not-found', title: 'profile-not-found', status: 404 });
  });

  it('leaves cards, chips and the back office to the server', () => {
    for (const path of [
      '/p/dana-levi',
      '/@dana',
      '/profile-3',
      '/t/abc',
      '/admin/users',
      '/my-cafe',
      '/sitemap.xml',
    ])
      expect(isServerPage(path)).toBe(true);
    for (const path of ['/', '/help', '/invoices', '/not-found', '/blog/x'])
      expect(isServerPage(path)).toBe(false);
  });

  it('shows a chip its own page without header and footer, and names its read by the code', () => {
    expect(at('/t/abc')).toMatchObject({ page: 'chip', layout: 'bare', footer: false, status: 200 });
    const found = findRoute('/t/a%26b');
    expect(found && readsOf(found)).toEqual(['/api/tapped-chip?code=a%26b']);
  });

  it('leads invoices to the wallet and keeps the query', () => {
    expect(findRedirect('/invoices', '?from=mail')).toBe('/wallet?from=mail');
    expect(findRedirect('/constructor', '')).toBeNull();
  });

  it('leads who types /team to the team', () => {
    expect(findRedirect('/team', '')).toBe('/subscription/team');
  });

  it('shows a fault instead of whatever the address names', () => {
    expect(resolvePage('/help', guest, 'unavailable')).toMatchObject({ page: 'error', status: 503 });
    expect(resolvePage('/help', guest, 'server-error')).toMatchObject({ page: 'error', status: 500 });
  });
});

it('has a title for each route', () => {
  for (const route of routeTable as readonly RouteDefinition[]) {
    expect(Object.keys(he.titles)).toContain(route.id);
    expect(findRoute(route.path.replace(/:\w+/g, '5'))?.route.id).toBe(route.id);
  }
});

it('offers search engines what is everybody’s, and no page of a person, a payment or a letter’s link', () => {
  expect(routeTable.filter(({ listed }) => listed).map(({ path }) => path)).toEqual([
    '/',
    '/examples',
    '/blog',
    '/communities',
    '/help',
    '/contact',
    '/privacy',
    '/terms',
    '/refund',
    '/accessibility',
    '/embed',
    '/payment-demo',
  ]);
});
