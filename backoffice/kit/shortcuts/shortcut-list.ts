import type { WordKey } from '../i18n/use-messages.ts';
import type { ResourceName } from '../resource-entities.ts';

/**
 * Keys are identified by their place on the keyboard (`KeyboardEvent.code`), so that they work with a Hebrew
 * layout; the help shows the Latin letter printed on the same key.
 */
interface Shortcut {
  keys: readonly string[];
  label: WordKey;
}

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

/** With a control key; they work everywhere, also while the admin is typing. */
export const controlShortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], label: 'shortcuts.jump' },
  { keys: ['Ctrl', 'S'], label: 'shortcuts.save' },
];

/** Single keys: the admin can switch them off (WCAG 2.1.4). */
export const plainShortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'shortcuts.search' },
  { keys: ['J'], label: 'shortcuts.next' },
  { keys: ['K'], label: 'shortcuts.previous' },
  { keys: ['N'], label: 'shortcuts.create' },
  { keys: ['E'], label: 'shortcuts.edit' },
  { keys: ['G', 'H'], label: 'shortcuts.home' },
  { keys: ['?'], label: 'shortcuts.help' },
];
