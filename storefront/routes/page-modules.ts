import type { ComponentType } from 'react';
import { preloadable, type Preloadable } from '../lib/preloadable.ts';
import { startLoading, endLoading } from './page-loading.ts';

const page = (source: () => Promise<{ default: ComponentType }>): Preloadable<object> =>
  preloadable(source, { begin: startLoading, end: endLoading });

/** Code of each page, fetched when the page is first opened. The id is the file's name below `pages/`. */
export const pages = {
  landing: page(() => import('./pages/landing.tsx')),
  editor: page(() => import('./pages/editor.tsx')),
  'editor-card': page(() => import('./pages/editor-card.tsx')),
  'payment-demo': page(() => import('./pages/payment-demo.tsx')),
  embed: page(() => import('./pages/embed.tsx')),
  'inactive-card': page(() => import('./pages/inactive-card.tsx')),
  'verify-email': page(() => import('./pages/verify-email.tsx')),
  'weekly-letter': page(() => import('./pages/weekly-letter.tsx')),
  'reset-password': page(() => import('./pages/reset-password.tsx')),
  account: page(() => import('./pages/account.tsx')),
  checkout: page(() => import('./pages/checkout.tsx')),
  'card-checkout': page(() => import('./pages/card-checkout.tsx')),
  dashboard: page(() => import('./pages/dashboard.tsx')),
  chip: page(() => import('./pages/chip.tsx')),
  blog: page(() => import('./pages/blog.tsx')),
  'blog-post': page(() => import('./pages/blog-post.tsx')),
  examples: page(() => import('./pages/examples.tsx')),
  communities: page(() => import('./pages/communities.tsx')),
  help: page(() => import('./pages/help.tsx')),
  contact: page(() => import('./pages/contact.tsx')),
  privacy: page(() => import('./pages/privacy.tsx')),
  terms: page(() => import('./pages/terms.tsx')),
  refund: page(() => import('./pages/refund.tsx')),
  accessibility: page(() => import('./pages/accessibility.tsx')),
  'subscription-required': page(() => import('./pages/subscription-required.tsx')),
  'at-routes-test': page(() => import('./pages/at-routes-test.tsx')),
  team: page(() => import('./pages/team.tsx')),
  invitation: page(() => import('./pages/invitation.tsx')),
  'bank-transfer': page(() => import('./pages/bank-transfer.tsx')),
  'renewal-card': page(() => import('./pages/renewal-card.tsx')),
  subscription: page(() => import('./pages/subscription.tsx')),
  'physical-cards': page(() => import('./pages/physical-cards.tsx')),
  wallet: page(() => import('./pages/wallet.tsx')),
  stats: page(() => import('./pages/stats.tsx')),
  reviews: page(() => import('./pages/reviews.tsx')),
  leads: page(() => import('./pages/leads.tsx')),
  'not-found': page(() => import('./pages/not-found.tsx')),
  protected: page(() => import('./pages/protected.tsx')),
  error: page(() => import('./pages/error.tsx')),
};

export type PageId = keyof typeof pages;

export const pageModulePath = (id: PageId): string => `routes/pages/${id}.tsx`;
