import type { ResourceName } from '../resource-entities.ts';

/** What a key does; each has its words under `shortcuts`, but for the first key of two. */
export type ShortcutAction =
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
export const shortcuts: readonly { action: Exclude<ShortcutAction, 'begin'>; keys: readonly string[] }[] = [
  { action: 'jump', keys: ['Ctrl', 'K'] },
  { action: 'save', keys: ['Ctrl', 'S'] },
  { action: 'search', keys: ['/'] },
  { action: 'next', keys: ['J'] },
  { action: 'previous', keys: ['K'] },
  { action: 'create', keys: ['N'] },
  { action: 'edit', keys: ['E'] },
  { action: 'home', keys: ['G', 'H'] },
  { action: 'help', keys: ['?'] },
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
