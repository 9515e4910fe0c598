import { defineMessages } from '../../../i18n/define-messages.ts';

export const useAccessibilityText = defineMessages(
  'accessibility',
  import.meta.glob('./texts/accessibility.??.ts'),
);
