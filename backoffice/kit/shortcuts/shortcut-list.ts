import type { WordKey } from '../i18n/use-messages.ts';
import type { ResourceName } from '../resource-entities.ts';

/**
 * Keys are told by their place on the keyboard (`KeyboardEvent.code`), so that they work while the keyboard writes
 * Hebrew; people read the Latin letter that is printed there, too.
 */
export interface Shortcut {
  keys: readonly string[];
  label: WordKey;
}

/** `g`, then the letter of a list. */
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

/** What works everywhere and with a control key, also while typing. */
export const controlShortcuts: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], label: 'shortcuts.jump' },
  { keys: ['Ctrl', 'S'], label: 'shortcuts.save' },
];

/** Single keys: they can be switched off (WCAG 2.1.4). */
export const plainShortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'shortcuts.search' },
  { keys: ['J'], label: 'shortcuts.next' },
  { keys: ['K'], label: 'shortcuts.previous' },
  { keys: ['N'], label: 'shortcuts.create' },
  { keys: ['E'], label: 'shortcuts.edit' },
  { keys: ['G', 'H'], label: 'shortcuts.home' },
  { keys: ['?'], label: 'shortcuts.help' },
];
