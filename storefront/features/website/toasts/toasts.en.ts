import type he from './toasts.he.ts';

export default {
  region: 'Notifications ({hotkey})',
  close: 'Close',
  copy: 'Copy to clipboard',
  copied: 'Copied!',
} satisfies typeof he;
