import { defineMessages } from '../../../i18n/define-messages.ts';
import type { MakeLegalText } from './legal-text.ts';

export const useAccessibilityText = defineMessages<MakeLegalText>({
  he: () => import('./texts/accessibility.he.ts'),
  en: () => import('./texts/accessibility.en.ts'),
});
