import type { ResourceName } from '../resource-entities.ts';

/** What a key does; each has its words under `shortcuts`, but for the first key of two. */
export type Deed =
  | 'jump'
  | 'save'
  | 'search'
  | 'next'
  | 'previous'
  | 'create'
  | 'edit'
  | 'home'
  | 'help'
  | 'begin';

/**
 * As the help shows them. Keys are identified by their place on the keyboard (`KeyboardEvent.code`), so that they work
 * with a Hebrew layout; the help shows the Latin letter printed on the same key. Those without a control key can be
 * switched off (WCAG 2.1.4).
 */
export const shortcuts: readonly { deed: Exclude<Deed, 'begin'>; keys: readonly string[] }[] = [
  { deed: 'jump', keys: ['Ctrl', 'K'] },
  { deed: 'save', keys: ['Ctrl', 'S'] },
  { deed: 'search', keys: ['/'] },
  { deed: 'next', keys: ['J'] },
  { deed: 'previous', keys: ['K'] },
  { deed: 'create', keys: ['N'] },
  { deed: 'edit', keys: ['E'] },
  { deed: 'home', keys: ['G', 'H'] },
  { deed: 'help', keys: ['?'] },
];

/** Second keys after `g`; each opens a list. */
export const listLetters: Readonly<Record<string, ResourceName>> = {
  KeyU: 'users',
  KeyC: 'business-profiles',
  KeyP: 'packages',
  KeyO: 'physical-card-orders',
  KeyL: 'contact-leads',
  KeyR: 'receipts',
  KeyM: 'messages',
  KeyB: 'blog-posts',
  KeyE: 'error-logs',
};
