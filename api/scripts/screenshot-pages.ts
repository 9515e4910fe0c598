import type { Page } from '@playwright/test';

export type Role = 'guest' | 'owner' | 'admin';

export interface ScreenshotPage {
  /** File name and title in the index. */
  name: string;
  path: string;
  roles: Role[];
  /** Brings the page into the state to photograph, such as an open dialog. */
  arrange?: (page: Page) => Promise<void>;
}

const everybody: Role[] = ['guest', 'owner', 'admin'];
const guest: Role[] = ['guest'];
const owner: Role[] = ['owner'];
const admin: Role[] = ['admin'];

const adminLists = [
  'users',
  'user-addresses',
  'packages',
  'contact-leads',
  'business-profiles',
  'messages',
  'notifications',
  'profile-stats',
  'error-logs',
  'team-members',
  'blog-posts',
  'receipts',
  'products',
  'user-payment-methods',
  'recurring-payments',
  'checkout-locks',
  'disputes',
  'coupons',
  'nfc-products',
  'physical-card-orders',
  'card-allocations',
  'card-reviews',
  'csv-imports',
];

const publicPages = [
  'examples',
  'communities',
  'help',
  'blog',
  'privacy',
  'terms',
  'refund',
  'accessibility',
  'embed',
  'contact',
  'payment-demo',
  'inactive-card',
  'at-routes-test',
  'subscription-required',
  'not-found',
  'checkout',
];

/** A full card of each template, and one with nothing but a name. */
const cards = {
  basic: '/p/peretz-electric',
  classic: '/p/barak-shapira',
  minimal: '/p/neshima',
  bold: '/p/gefen-bakery',
  night: '/p/noam-azulay',
  bare: '/p/yossi-mizrahi',
};

const ownerPages = [
  'dashboard',
  'editor',
  'stats',
  'leads',
  'contact-leads',
  'subscription',
  'wallet',
  'account',
  'physical-cards',
];

/** Every page that stands. A new page adds its line here and nothing else. */
export const screenshotPages: ScreenshotPage[] = [
  { name: 'landing', path: '/', roles: everybody },
  { name: 'auth-login', path: '/', roles: guest, arrange: (page) => openAuth(page, 'login') },
  { name: 'auth-register', path: '/', roles: guest, arrange: (page) => openAuth(page, 'register') },
  { name: 'card-dana-levi', path: '/p/dana-levi', roles: guest },
  ...Object.entries(cards).map(([name, path]) => ({ name: `card-${name}`, path, roles: guest })),
  { name: 'card-accessibility', path: '/p/dana-levi/accessibility', roles: guest },
  { name: 'chip', path: '/t/w6h2r8c5y9f4d', roles: guest },
  { name: 'embed-card', path: '/embed?card=dana-levi', roles: guest },
  { name: 'blog-post', path: '/blog/1', roles: guest },
  { name: 'card-missing', path: '/p/nobody-is-here', roles: guest },
  ...publicPages.map((path) => ({ name: path, path: `/${path}`, roles: guest })),
  { name: 'protected-page', path: '/dashboard', roles: guest },
  ...ownerPages.map((path) => ({ name: path, path: `/${path}`, roles: owner })),
  { name: 'stats-card', path: '/stats/1?days=90', roles: owner },
  { name: 'reviews-card', path: '/reviews/1', roles: owner },
  { name: 'editor-card', path: '/editor/1', roles: owner },
  { name: 'dashboard-wizard', path: '/dashboard?new=1', roles: owner },
  { name: 'checkout-plan', path: '/checkout/package/3', roles: owner },
  { name: 'admin-login', path: '/admin/login', roles: guest },
  { name: 'admin-home', path: '/admin', roles: admin },
  ...adminLists.map((name) => ({ name: `admin-${name}`, path: `/admin/${name}`, roles: admin })),
  { name: 'admin-user', path: '/admin/users/1', roles: admin },
  { name: 'admin-user-show', path: '/admin/users/1/show', roles: admin },
  { name: 'admin-card', path: '/admin/business-profiles/1', roles: admin },
  { name: 'admin-product', path: '/admin/products/1', roles: admin },
];

async function openAuth(page: Page, view: 'login' | 'register'): Promise<void> {
  await page.goto(`/?${view}=1`);
  await page.getByRole('dialog').waitFor();
}
